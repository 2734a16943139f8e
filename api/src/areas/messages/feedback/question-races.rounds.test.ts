import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../test/rounds.ts'
import {
  answerTo,
  type SurveyFixture,
  type TestSurvey,
  withSurveyFixture,
} from '../../../../test/survey-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { afterSubmission } from './groups.ts'
import { findCounts, findInvitation, insertShuffled, lockInvitation, setCounts } from './queries.ts'

let fixture: SurveyFixture
let survey: TestSurvey
let uuid: string
withSurveyFixture(invited => {
  ;({ fixture, survey, uuid } = invited)
}, 1)

const rated = (rating = 3) => [answerTo(survey.questions[1], { rating })]

describe('questions changed concurrently', () => {
  /** Changes the survey as the office does: under its lock, and only without answers. */
  const change = (meanwhile: () => Promise<unknown>) =>
    fixture.db.transaction().execute(async tx => {
      const held = tx.selectFrom('surveys').select('answered_count').where('id', '=', survey.id).forUpdate()
      const { answered_count } = await held.executeTakeFirstOrThrow()
      if (answered_count === 0) await tx.deleteFrom('survey_questions').where('id', '=', lessons()).execute()
      await meanwhile()
      return answered_count === 0
    })
  const lessons = () => survey.questions[1] ?? 0

  test('block a submission, which is then checked against the new questions', async () => {
    let submitted: Promise<number> | undefined
    let saved: Promise<number> | undefined
    await change(async () => {
      submitted = fixture.submit(uuid, rated())
      saved = fixture.save(uuid, rated())
      await untilBlocked(fixture.db, 2)
    })
    expect([await submitted, await saved]).toEqual([422, 422])
    expect(await fixture.answers(survey.id)).toEqual([])
    expect((await findInvitation(fixture.db, uuid))?.is_spent).toBe(false)
  })

  test('wait for a submission, and are then refused', async () => {
    let changed: Promise<boolean> | undefined
    await fixture.db.transaction().execute(async tx => {
      await lockInvitation(tx, uuid, 'update')
      await insertShuffled(tx, survey.id, rated(), 'keep')
      await setCounts(tx, survey.id, afterSubmission(await findCounts(tx, survey.id)).counts)
      changed = change(async () => {})
      await untilBlocked(fixture.db)
    })
    expect(await changed).toBe(false)
    expect(await fixture.answers(survey.id)).toEqual(rated())
  })

  test('never cause a server error', async () => {
    for (let round = 0; round < rounds(10); round++) {
      survey = await fixture.survey()
      const [link = ''] = await fixture.links(survey.id, 1)
      const [submitted, changed] = await Promise.all([fixture.submit(link, rated()), change(async () => {})])
      expect([submitted, changed]).toEqual(changed ? [422, true] : [201, false])
    }
  })

  test('control: questions read before the wait accept an answer that is no longer asked for', async () => {
    const before = await findInvitation(fixture.db, uuid)
    expect(before?.questions.map(({ id }) => id)).toContain(lessons())
    await change(async () => {})
    const stored = fixture.db.transaction().execute(tx => insertShuffled(tx, survey.id, rated(), 'keep'))
    await expect(stored).rejects.toThrow('survey_answers_survey_id_question_id_fkey')
  })
})
