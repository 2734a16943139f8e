import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { answerTo, inSurveyHouse, type SurveyHouse, type TestSurvey } from '../../../test/survey-house.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import type { Tx } from '../../db/connection.ts'
import { deleteDraft, findInvited, holdInvited, markSpent, replaceDraft } from './queries.ts'

let house: SurveyHouse
let survey: TestSurvey
let uuid: string
inSurveyHouse(invited => {
  ;({ house, survey, uuid } = invited)
}, 1)

const rated = (rating = 3) => [answerTo(survey.questions[1], { rating })]

describe('a draft that is saved while its link is submitted', () => {
  test('never stays', async () => {
    for (const link of await house.links(survey.id, 10)) {
      const [submitted, ...saved] = await Promise.all([
        house.submit(link, rated()),
        ...[1, 2, 3, 4].map(() => house.save(link, rated())),
      ])
      expect(submitted).toBe(201)
      for (const status of saved) expect([200, 410]).toContain(status)
    }
    expect(await house.drafts(survey.id)).toBe(0)
    expect(await house.answeredCount(survey.id)).toBe(10)
  })

  const submitting = (meanwhile: (tx: Tx) => Promise<unknown>) =>
    house.db.transaction().execute(async tx => {
      await holdInvited(tx, uuid, 'update')
      await deleteDraft(tx, uuid)
      await meanwhile(tx)
      await markSpent(tx, uuid)
    })

  test('waits for the submission, and is then refused', async () => {
    let saved: Promise<number> | undefined
    await submitting(async () => {
      saved = house.save(uuid, rated())
      await untilWaiting(house.db)
    })
    expect(await saved).toBe(410)
    expect(await house.drafts(survey.id)).toBe(0)
  })

  test('makes the submission wait when it came first, and is then deleted', async () => {
    let submitted: Promise<number> | undefined
    await house.db.transaction().execute(async tx => {
      await holdInvited(tx, uuid, 'share')
      await replaceDraft(tx, uuid, rated())
      submitted = house.submit(uuid, rated())
      await untilWaiting(house.db)
    })
    expect(await submitted).toBe(201)
    expect(await house.drafts(survey.id)).toBe(0)
  })

  const unheld = async () => {
    expect((await findInvited(house.db, uuid))?.is_spent).toBe(false)
    await submitting(async () => {})
    await house.db.transaction().execute(tx => replaceDraft(tx, uuid, rated()))
  }

  test('control: without holding the link it is the database that refuses it', async () => {
    await expect(unheld()).rejects.toThrow('survey_drafts_uuid_is_spent_fkey')
  })

  test('control: without that constraint either, it stays', async () => {
    await using _ = await withoutForeignKey()
    await unheld()
    expect(await house.drafts(survey.id)).toBe(1)
  })

  const withoutForeignKey = async () => {
    const constraint = sql.id('survey_drafts_uuid_is_spent_fkey')
    await sql`alter table survey_drafts drop constraint ${constraint}`.execute(house.db)
    return {
      async [Symbol.asyncDispose]() {
        await house.db.deleteFrom('survey_drafts').execute()
        await sql`alter table survey_drafts add constraint ${constraint}
          foreign key (uuid, is_spent) references survey_invitations (uuid, is_spent)`.execute(house.db)
      },
    }
  }
})

describe('a survey that is closed at the same moment', () => {
  test('keeps no draft, and takes a submission or refuses it', async () => {
    for (let round = 0; round < 5; round++) {
      survey = await house.survey()
      const [one = '', ...others] = await house.links(survey.id, 6)
      const [submitted, , ...saved] = await Promise.all([
        house.submit(one, rated()),
        house.closeSurvey(survey.id),
        ...others.map(link => house.save(link, rated())),
      ])
      expect([201, 410]).toContain(submitted)
      for (const status of saved) expect([200, 410]).toContain(status)
      expect(await house.drafts(survey.id)).toBe(0)
      expect(await house.answeredCount(survey.id)).toBe(submitted === 201 ? 1 : 0)
    }
  })
})
