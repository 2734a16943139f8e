import { login } from '@academy/contract/access/accounts/endpoints'
import { finishLogin } from '@academy/contract/access/second-factor/login-endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import {
  beginLogin,
  codeOf,
  type Protected,
  protectedPerson,
} from '../../../../test/second-factor-fixture.ts'
import { insertChallenge, takeChallenge } from './passkey-queries.ts'

// Each of them derives a key from the password first, which is slow on purpose.
const AT_ONCE = 6

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

/** Finishes many pending logins at the same moment with the same proof. Returns how many got in. */
const race = async (person: Protected, proof: object): Promise<number> => {
  const tokens: string[] = []
  for (let count = 0; count < AT_ONCE; count++) tokens.push(await beginLogin(fixture, person.email))
  const answers = await Promise.all(
    tokens.map(token =>
      fixture.app.inject({
        method: 'POST',
        url: finishLogin.path,
        payload: { token, ...proof },
        headers: { 'x-forwarded-for': '10.4.4.4' },
      }),
    ),
  )
  for (const { statusCode } of answers) expect([200, 422, 429]).toContain(statusCode)
  return answers.filter(({ statusCode }) => statusCode === 200).length
}

/** The counter of tries would hide the race: the network is familiar, with tries for everybody. */
const withoutLimits = async () => {
  await fixture.db.deleteFrom('password_attempts').execute()
}

test('of many logins with one code one gets in', async () => {
  const person = await protectedPerson(fixture)
  await withoutLimits()
  expect(await race(person, { code: codeOf(person.secret) })).toBe(1)
})

/** Runs with a trigger that forgets what was used, so that the condition of the statement always holds. */
const withForgetting = async (
  table: 'totp_factors' | 'recovery_codes',
  forget: string,
  work: () => Promise<void>,
) => {
  const { db } = fixture
  await sql
    .raw(
      `create function forget_use() returns trigger language plpgsql as 'begin ${forget}; return new; end'`,
    )
    .execute(db)
  await sql
    .raw(`create trigger forget before update on ${table} for each row execute function forget_use()`)
    .execute(db)
  try {
    await work()
  } finally {
    await sql.raw('drop function forget_use cascade').execute(db)
  }
}

test('control: without the stored period many get in with one code', async () => {
  const person = await protectedPerson(fixture)
  await withoutLimits()
  await withForgetting('totp_factors', 'new.last_step := 0', async () =>
    expect(await race(person, { code: codeOf(person.secret) })).toBeGreaterThan(1),
  )
})

test('of many logins with one recovery code one gets in', async () => {
  const person = await protectedPerson(fixture)
  expect(await race(person, { recovery_code: person.recoveryCodes[0] })).toBe(1)
})

test('control: without the stored use many get in with one recovery code', async () => {
  const person = await protectedPerson(fixture)
  await withForgetting('recovery_codes', 'new.used_at := null', async () =>
    expect(await race(person, { recovery_code: person.recoveryCodes[0] })).toBeGreaterThan(1),
  )
})

test('of many requests that finish one login one gets in', async () => {
  const person = await protectedPerson(fixture)
  const token = await beginLogin(fixture, person.email)
  const answers = await Promise.all(
    person.recoveryCodes
      .slice(0, 5)
      .map(recovery_code =>
        fixture.app.inject({ method: 'POST', url: finishLogin.path, payload: { token, recovery_code } }),
      ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test.each([
  [4.9, true],
  [5, false],
])('%d minutes after it was made, a challenge passes: %s', async (minutes, passes) => {
  const now = fixture.services.clock.now()
  const challenge = `a-challenge-of-${minutes}-minutes`
  await insertChallenge(fixture.db, challenge, 'anybody', now)
  const later = new Date(now.getTime() + minutes * 60_000)
  expect(await takeChallenge(fixture.db, challenge, 'anybody', later)).toBe(passes)
})

test('of many requests with one challenge one passes', async () => {
  const now = fixture.services.clock.now()
  await insertChallenge(fixture.db, 'a-challenge-of-this-test', 'anybody', now)
  const taken = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      takeChallenge(fixture.db, 'a-challenge-of-this-test', 'anybody', now),
    ),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('200 wrong codes: no login, and the owner is notified and can still log in', async () => {
  const person = await protectedPerson(fixture)
  const home = '203.0.113.9'
  const [first = '', second = ''] = person.recoveryCodes
  // The owner has logged in at home before.
  const token = await beginLogin(fixture, person.email, home)
  await fixture.call(finishLogin, { body: { token, recovery_code: first } }, { from: home })

  const valid = new Set([-1, 0, 1, 2, 3].map(periods => codeOf(person.secret, periods)))
  let statuses: number[] = []
  for (let round = 0; round < 40; round++) {
    const from = `10.7.${round}.1`
    const stolen = await beginLogin(fixture, person.email, from)
    for (let tries = 0; tries < 5; tries++) {
      const code = String(round * 5 + tries).padStart(6, '0')
      const guess = valid.has(code) ? '999999' : code
      const { status } = await fixture.refused(
        finishLogin,
        { body: { token: stolen, code: guess } },
        { from },
      )
      statuses = [...statuses, status]
    }
  }
  expect(statuses).toHaveLength(200)
  // Ten codes were looked at, and one more after each delay; all others were refused unseen.
  const looked = statuses.filter(status => status === 422)
  expect(looked.length).toBeLessThan(15)
  expect(statuses.filter(status => status === 429)).toHaveLength(200 - looked.length)
  const mails = await fixture.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', person.email)
    .where('subject', '=', 'Somebody knows your password')
    .execute()
  expect(mails).toHaveLength(1)

  const atHome = await beginLogin(fixture, person.email, home)
  const code = codeOf(person.secret)
  await fixture.call(finishLogin, { body: { token: atHome, code } }, { from: home })
  const elsewhere = await beginLogin(fixture, person.email, '198.51.100.4')
  await fixture.call(
    finishLogin,
    { body: { token: elsewhere, recovery_code: second } },
    { from: '198.51.100.4' },
  )
  const wrong = { email_address: person.email, password: 'Wrong-Password-1' }
  expect((await fixture.refused(login, { body: wrong })).status).toBe(401)
}, 120_000)
