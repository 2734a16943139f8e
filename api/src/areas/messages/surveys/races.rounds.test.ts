import type { Endpoint } from '@academy/contract/base/endpoint'
import { submit as answer } from '@academy/contract/messages/feedback/endpoints'
import { changeSurvey, close, invite, remind } from '@academy/contract/messages/surveys/endpoints'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '../../../../test/rounds.ts'
import { open, rating, type SurveyOffice, surveyOffice } from '../../../../test/survey.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { inviteParticipants } from './queries.ts'
import { change, inviteAll, remindUnanswered } from './surveys.ts'

let office: SurveyOffice
beforeEach(async () => {
  office = await surveyOffice()
})
afterEach(() => office.close())

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const codeOf = async (endpoint: Endpoint, id: number, payload?: object) => {
  const response = await office.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${office.admin.token}`, 'x-forwarded-for': '10.6.6.6' },
    ...(payload && { payload }),
  })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const counted = (answers: string[]) =>
  Object.fromEntries([...Map.groupBy(answers, answer => answer)].map(([code, all]) => [code, all.length]))

const action = (survey_id: number) => ({
  survey_id,
  actor_id: office.admin.id,
  now: office.services.clock.now(),
})

/**
 * Answers the first question under the lock of the survey, as a submission does. Returns the version that was
 * answered.
 */
const submit = async (tx: Tx, id: number): Promise<number> => {
  const { version } = await tx
    .selectFrom('surveys')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const [question] = await tx
    .selectFrom('survey_questions')
    .select('id')
    .where('survey_id', '=', id)
    .orderBy('position')
    .execute()
  if (!question) throw new Error('The survey has no question')
  await tx
    .insertInto('survey_answers')
    .values({ survey_id: id, question_id: question.id, rating: 3 })
    .execute()
  await tx
    .updateTable('surveys')
    .set(({ eb }) => ({ answered_count: eb('answered_count', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return version
}

/** Creates a survey with invited people. */
const openSurvey = async (): Promise<OfficeSurvey> => {
  const { id } = await office.write(rating())
  await office.participants(5)
  return (await office.invite(id)).survey
}

describe('twenty concurrent requests', () => {
  test('to invite: one succeeds, with one link and one mail for each participant', async () => {
    const people = await office.participants(10)
    const { id } = await office.write(rating())
    expect(counted(await Promise.all(times(20, () => codeOf(invite, id))))).toEqual({
      done: 1,
      nobody_to_invite: 19,
    })
    expect(await office.invitations(id)).toHaveLength(10)
    for (const person of people) expect(await office.mailsTo(person)).toHaveLength(1)
    expect((await office.show(id)).invited_count).toBe(10)
  })

  test('control: without the lock on the survey only the index refuses the second invitation', async () => {
    await office.participants(2)
    const { id } = await office.write(rating())
    let second: Promise<string> = Promise.resolve('')
    await office.db.transaction().execute(async tx => {
      await inviteParticipants(tx, id)
      second = withoutLocks(['survey'], () => inviteAll(office.services, action(id))).then(
        () => 'done',
        error => error.constraint,
      )
      // It sees no invitations yet, and waits for the first link that both would insert.
      await untilBlocked(office.db)
    })
    expect(await second).toBe('survey_invitations_survey_id_account_id_key')
  })

  test('to remind: one succeeds, with one reminder each', async () => {
    const people = await office.participants(10)
    const { id } = await office.write(rating())
    await office.invite(id)
    await office.spend(people.slice(0, 4))
    expect(counted(await Promise.all(times(20, () => codeOf(remind, id))))).toEqual({
      done: 1,
      reminded_today: 19,
    })
    const counts = await Promise.all(people.map(async person => (await office.mailsTo(person)).length))
    expect(counts).toEqual([...times(4, () => 1), ...times(6, () => 2)])
  })

  test('control: without the lock on the survey two reminders succeed', async () => {
    const { id } = await openSurvey()
    let both: Promise<unknown>[] = []
    await office.db.transaction().execute(async tx => {
      await sql`lock table surveys in share mode`.execute(tx)
      both = times(2, () =>
        awaitedLater(withoutLocks(['survey'], () => remindUnanswered(office.services, action(id)))),
      )
      await untilBlocked(office.db, 2)
    })
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  test('to change the same version: one succeeds', async () => {
    const { id, version } = await openSurvey()
    const answers = await Promise.all(
      times(20, index => {
        const questions = [open({ prompt_de: `Frage ${index}` }), rating()]
        return codeOf(changeSurvey, id, { version, questions })
      }),
    )
    expect(counted(answers)).toEqual({ done: 1, changed_meanwhile: 19 })
    expect(await office.show(id)).toMatchObject({ version: version + 1, question_count: 2 })
  })

  test('to close: one succeeds', async () => {
    const { id } = await openSurvey()
    expect(counted(await Promise.all(times(20, () => codeOf(close, id))))).toEqual({
      done: 1,
      survey_not_open: 19,
    })
  })
})

describe('concurrent answers and changes', () => {
  test('repeated: the answered version is the final one', async () => {
    for (let round = 0; round < rounds(8); round++) {
      const { id } = await openSurvey()
      const [changes, answered] = await Promise.all([
        Promise.all(
          times(5, index => {
            const questions = [open({ prompt_de: `Frage ${round} ${index}` })]
            return codeOf(changeSurvey, id, { version: 1, questions })
          }),
        ),
        Promise.all(times(3, () => office.db.transaction().execute(tx => submit(tx, id)))),
      ])
      const { version, answered_count } = await office.show(id)
      expect(new Set(answered)).toEqual(new Set([version]))
      expect(answered_count).toBe(3)
      expect(counted(changes).done ?? 0).toBe(version - 1)
    }
  })

  test('through HTTP: either all answers are stored and the change is refused, or the other way round', async () => {
    for (let round = 0; round < rounds(8); round++) {
      const { id, version, questions } = await openSurvey()
      const answers = [{ question_id: questions[0]?.id, rating: 3 }]
      const links = await office.invitations(id)
      const [changed, ...answered] = await Promise.all([
        codeOf(changeSurvey, id, { version, questions: [open()] }),
        ...links.map(async ({ uuid }) => {
          const url = answer.path.replace(':uuid', uuid)
          return (await office.app.inject({ method: answer.method, url, payload: { answers } })).statusCode
        }),
      ])
      expect(['done', 'survey_answered']).toContain(changed)
      expect(answered).toEqual(links.map(() => (changed === 'done' ? 422 : 201)))
    }
  })

  test('a change that waits for an answer is refused', async () => {
    const { id, version } = await openSurvey()
    let changed: Promise<string> = Promise.resolve('')
    await office.db.transaction().execute(async tx => {
      await submit(tx, id)
      changed = codeOf(changeSurvey, id, { version, questions: [open()] })
      await untilBlocked(office.db)
    })
    expect(await changed).toBe('survey_answered')
    expect(await office.show(id)).toMatchObject({ version, answered_count: 1 })
  })

  test('control: a change without the lock alters an answered survey', async () => {
    const { id, version, questions } = await openSurvey()
    const wanted = { title_de: 'Neu', title_en: 'New', version, questions }
    let changed: Promise<unknown> = Promise.resolve()
    await office.db.transaction().execute(async tx => {
      await submit(tx, id)
      changed = withoutLocks(['survey'], () =>
        change(office.services, { ...action(id), wanted, locale: 'en' }),
      )
      await untilBlocked(office.db)
    })
    await changed
    expect(await office.show(id)).toMatchObject({ version: version + 1, answered_count: 1, title_de: 'Neu' })
  })

  test('closing waits for an answer and counts it', async () => {
    const { id } = await openSurvey()
    let closed: Promise<string> = Promise.resolve('')
    await office.db.transaction().execute(async tx => {
      await submit(tx, id)
      closed = codeOf(close, id)
      await untilBlocked(office.db)
    })
    expect(await closed).toBe('done')
    expect(await office.show(id)).toMatchObject({ state: 'closed', answered_count: 1 })
  })
})
