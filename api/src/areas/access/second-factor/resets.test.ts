import { listRoleHolders } from '@academy/contract/access/roles/endpoints'
import { removeTotp, secondFactor, stopOwnReset } from '@academy/contract/access/second-factor/endpoints'
import {
  cancelReset,
  resetSecondFactor,
  stopReset,
} from '@academy/contract/access/second-factor/office-endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { type Protected, protectedPerson } from '../../../../test/second-factor-fixture.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { factorMethodsOf } from '../../../base/second-step.ts'
import { runDueResets } from './reset.ts'
import { deleteReset } from './reset-queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const HOUR_MS = 3_600_000

let fixture: TestApp
let admin: Person
beforeAll(async () => {
  fixture = await testApp()
  admin = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())

const params = ({ id }: Person) => ({ params: { id: String(id) } })
const mailsTo = ({ email }: Person) =>
  fixture.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'secret_link', 'about'])
    .where('recipient', '=', email)
    .where('key', 'like', 'second-factor-reset%')
    .orderBy('id')
    .execute()
const pendingOf = async (as: Person) => (await fixture.call(secondFactor, {}, { as })).body.reset
const hasFactor = async ({ id }: Person) => (await factorMethodsOf(fixture.db, id)).length > 0
const runAt = (now: Date) => {
  const { db, config } = fixture.services
  return runDueResets({ db, siteUrl: config.siteUrl, now })
}
const aDayLater = () => new Date(fixture.services.clock.now().getTime() + 2 * DAY_MS)

interface Waiting extends Protected {
  stopToken: string
  due: Date
}

/** An admin whose reset another admin has asked for, with the token of the mail. */
const waiting = async (): Promise<Waiting> => {
  const other = await protectedPerson(fixture, ['Admin'])
  const { body } = await fixture.call(resetSecondFactor, params(other), { as: admin })
  const link = new URL((await mailsTo(other))[0]?.secret_link ?? '')
  expect(link.pathname).toBe('/auth/stop-reset')
  return { ...other, stopToken: link.searchParams.get('token') ?? '', due: new Date(body.reset_at ?? 0) }
}

test('an admin is reset a day later, and not before', async () => {
  const asked = Date.now()
  const other = await waiting()
  expect(Math.round((other.due.getTime() - asked) / HOUR_MS)).toBe(24)
  expect(await mailsTo(other)).toMatchObject([
    {
      subject: 'Your second factor is to be reset',
      body_text: expect.stringContaining('Test Person asked for it. It will happen on'),
      about: [admin.id],
    },
  ])
  await runAt(new Date(other.due.getTime() - 1))
  expect(await hasFactor(other)).toBe(true)
  await runAt(other.due)
  expect(await hasFactor(other)).toBe(false)
})

test('one that fails stops no other, and is tried again', async () => {
  const [failing, other] = [await waiting(), await waiting()]
  const mend = await failMailsTo(fixture.db, failing.id)
  await runAt(aDayLater())
  expect(await Promise.all([failing, other].map(hasFactor))).toEqual([true, false])
  expect(await failedJobs(fixture.db)).toMatchObject([{ job: 'second_factors', account_id: failing.id }])
  await mend()
  await runAt(aDayLater())
  expect(await hasFactor(failing)).toBe(false)
  expect(await failedJobs(fixture.db)).toEqual([])
})

test('the owner and the whole office see who asked for a reset, and when it happens', async () => {
  const other = await waiting()
  const reset = { asked_by: 'Test Person', due_at: other.due.toISOString() }
  expect(await pendingOf(other)).toMatchObject(reset)
  const manager = await fixture.person(['AcademyManager'])
  const { body: person } = await fixture.call(showPerson, params(other), { as: manager })
  expect(person.second_factor).toMatchObject({ is_set_up: true, required_from: null, reset })
  const { body: holders } = await fixture.call(listRoleHolders, {}, { as: manager })
  expect(holders.find(({ id }) => id === other.id)?.second_factor).toEqual(person.second_factor)
  expect(holders.find(({ id }) => id === manager.id)?.second_factor).toMatchObject({
    is_set_up: false,
    reset: null,
  })
})

const ways: [way: string, stop: (other: Waiting) => Promise<unknown>, again: string][] = [
  [
    'the link of the mail',
    ({ stopToken: token }) => fixture.call(stopReset, { body: { token } }),
    'invalid_link',
  ],
  ['the page of the owner', other => fixture.call(stopOwnReset, {}, { as: other }), 'reset_over'],
  [
    'the admin who asked for it',
    other => fixture.call(cancelReset, params(other), { as: admin }),
    'reset_over',
  ],
]

test.each(ways)('a reset is stopped by %s, once', async (_, stop, again) => {
  const other = await waiting()
  await stop(other)
  expect(await pendingOf(other)).toBeNull()
  await expect(stop(other)).rejects.toThrow(again)
  await runAt(aDayLater())
  expect(await hasFactor(other)).toBe(true)
})

test('the owner is notified of a cancelled reset; managers cannot cancel one', async () => {
  const other = await waiting()
  const manager = await fixture.person(['AcademyManager'])
  expect((await fixture.refused(cancelReset, params(other), { as: manager })).status).toBe(403)
  const third = await fixture.person(['Admin'])
  await fixture.call(cancelReset, params(other), { as: third })
  expect((await mailsTo(other)).at(-1)?.subject).toBe('Your second factor stays as it is')
  const log = await fixture.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('account_id', '=', other.id)
    .where('action', '=', 'second_factor_reset_stopped')
    .execute()
  expect(log).toEqual([{ actor_id: third.id }])
})

test('removing the factor cancels a pending reset', async () => {
  const other = await waiting()
  await fixture.call(removeTotp, {}, { as: other })
  expect(await pendingOf(other)).toBeNull()
})

test('a reset that is being stopped does not happen', async () => {
  const other = await waiting()
  const running = await fixture.db.transaction().execute(async tx => {
    await deleteReset(tx, other.id)
    const running = awaitedLater(runAt(aDayLater()))
    await untilBlocked(fixture.db)
    return { running }
  })
  await running.running
  expect(await hasFactor(other)).toBe(true)
})

test('stopped and run at the same moment by many, a reset ends in one state', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, waiting))
  const now = aDayLater()
  const outcomes = await Promise.all(
    others.flatMap(other => [
      runAt(now).then(() => undefined),
      ...[0, 1].flatMap(() => [
        fixture.app.inject({ method: 'POST', url: stopReset.path, payload: { token: other.stopToken } }),
        fixture.app.inject({
          method: 'DELETE',
          url: cancelReset.path.replace(':id', String(other.id)),
          headers: { authorization: `Bearer ${admin.token}` },
        }),
      ]),
    ]),
  )
  for (const [index, other] of others.entries()) {
    const answers = outcomes.slice(index * 5, index * 5 + 5).map(answer => answer?.statusCode)
    const stopped = answers.filter(status => status === 204).length
    expect([other.id, stopped, await hasFactor(other)]).toEqual([other.id, stopped, stopped === 1])
    expect(stopped).toBeLessThan(2)
  }
})
