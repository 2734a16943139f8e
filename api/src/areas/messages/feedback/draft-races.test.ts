import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  answerTo,
  type SurveyFixture,
  type TestSurvey,
  withSurveyFixture,
} from '../../../../test/survey-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import type { Tx } from '../../../db/connection.ts'
import { deleteDraft, findInvitation, lockInvitation, markSpent, replaceDraft } from './queries.ts'

let fixture: SurveyFixture
let survey: TestSurvey
let uuid: string
withSurveyFixture(invited => {
  ;({ fixture, survey, uuid } = invited)
}, 1)

const rated = (rating = 3) => [answerTo(survey.questions[1], { rating })]

describe('a draft saved while its link is submitted', () => {
  test('is never left behind', async () => {
    for (const link of await fixture.links(survey.id, 10)) {
      const [submitted, ...saved] = await Promise.all([
        fixture.submit(link, rated()),
        ...[1, 2, 3, 4].map(() => fixture.save(link, rated())),
      ])
      expect(submitted).toBe(201)
      for (const status of saved) expect([200, 410]).toContain(status)
    }
    expect(await fixture.drafts(survey.id)).toBe(0)
    expect(await fixture.answeredCount(survey.id)).toBe(10)
  })

  const submitting = (meanwhile: (tx: Tx) => Promise<unknown>) =>
    fixture.db.transaction().execute(async tx => {
      await lockInvitation(tx, uuid, 'update')
      await deleteDraft(tx, uuid)
      await meanwhile(tx)
      await markSpent(tx, uuid)
    })

  test('waits for the submission and is then refused', async () => {
    let saved: Promise<number> | undefined
    await submitting(async () => {
      saved = fixture.save(uuid, rated())
      await untilBlocked(fixture.db)
    })
    expect(await saved).toBe(410)
    expect(await fixture.drafts(survey.id)).toBe(0)
  })

  test('blocks the submission when it comes first, and is then deleted', async () => {
    let submitted: Promise<number> | undefined
    await fixture.db.transaction().execute(async tx => {
      await lockInvitation(tx, uuid, 'share')
      await replaceDraft(tx, uuid, rated())
      submitted = fixture.submit(uuid, rated())
      await untilBlocked(fixture.db)
    })
    expect(await submitted).toBe(201)
    expect(await fixture.drafts(survey.id)).toBe(0)
  })

  const unlocked = async () => {
    expect((await findInvitation(fixture.db, uuid))?.is_spent).toBe(false)
    await submitting(async () => {})
    await fixture.db.transaction().execute(tx => replaceDraft(tx, uuid, rated()))
  }

  test('control: without the lock on the link the database refuses it', async () => {
    await expect(unlocked()).rejects.toThrow('survey_drafts_uuid_is_spent_fkey')
  })

  test('control: without the lock and the constraint it is left behind', async () => {
    await using _ = await withoutForeignKey()
    await unlocked()
    expect(await fixture.drafts(survey.id)).toBe(1)
  })

  const withoutForeignKey = async () => {
    const constraint = sql.id('survey_drafts_uuid_is_spent_fkey')
    await sql`alter table survey_drafts drop constraint ${constraint}`.execute(fixture.db)
    return {
      async [Symbol.asyncDispose]() {
        await fixture.db.deleteFrom('survey_drafts').execute()
        await sql`alter table survey_drafts add constraint ${constraint}
          foreign key (uuid, is_spent) references survey_invitations (uuid, is_spent)`.execute(fixture.db)
      },
    }
  }
})

describe('a survey closed concurrently', () => {
  test('keeps no draft, and either accepts or refuses a submission', async () => {
    for (let round = 0; round < 5; round++) {
      survey = await fixture.survey()
      const [one = '', ...others] = await fixture.links(survey.id, 6)
      const [submitted, , ...saved] = await Promise.all([
        fixture.submit(one, rated()),
        fixture.closeSurvey(survey.id),
        ...others.map(link => fixture.save(link, rated())),
      ])
      expect([201, 410]).toContain(submitted)
      for (const status of saved) expect([200, 410]).toContain(status)
      expect(await fixture.drafts(survey.id)).toBe(0)
      expect(await fixture.answeredCount(survey.id)).toBe(submitted === 201 ? 1 : 0)
    }
  })
})
