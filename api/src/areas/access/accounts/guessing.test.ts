import * as contract from '@academy/contract/access/accounts/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { buildApi } from '../../../app.ts'
import { DELAYS, FREE_ATTEMPTS } from '../../../base/password-attempts.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { hit } from '../../../base/rate-limit.ts'
import { loginNetworks } from './rules.ts'

const password = 'Berg-Sommer-7'
let password_hash: string
beforeAll(async () => {
  password_hash = await hashPassword(password)
})

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp()
})
afterEach(() => fixture.close())

const member = (email: string) => fixture.person(['student'], { email, password_hash })
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const attempt = async (email_address: string, typed: string, from: string, app = fixture.app) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email_address, password: typed },
    headers: { 'x-forwarded-for': from },
  })
  return { status: response.statusCode, wait: Number(response.headers['retry-after']) }
}
const guess = (email: string, from: string) => attempt(email, 'guess', from)
const countOf = (answers: { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length
/** Simulates that these seconds have passed. */
const pass = (seconds: number) =>
  sql`update password_attempts set next_at = next_at - ${seconds}::int * interval '1 second',
    forget_at = forget_at - ${seconds}::int * interval '1 second'`.execute(fixture.db)

describe('password guesses on one account', () => {
  test('are delayed from the eleventh on, each longer than the one before', async () => {
    await member('guess@example.org')
    const from = '10.1.1.1'
    for (let tries = 0; tries < FREE_ATTEMPTS; tries++)
      expect((await guess('guess@example.org', from)).status).toBe(401)
    for (const delay of [...DELAYS, DELAYS.at(-1) ?? 0]) {
      const { status, wait } = await guess('guess@example.org', from)
      expect(status).toBe(429)
      expect(wait).toBeLessThanOrEqual(delay)
      expect(wait).toBeGreaterThan(delay - 20)
      await pass(delay)
      expect((await guess('guess@example.org', from)).status).toBe(401)
    }
    await pass(7 * 60 * 60)
    expect(
      (await times(FREE_ATTEMPTS, () => guess('guess@example.org', from))).map(one => one.status),
    ).toEqual(Array(FREE_ATTEMPTS).fill(401))
  })

  test.each([
    ['one address', () => '10.1.1.1'],
    ['many addresses', (index: number) => `10.1.${index}.1`],
    ['many networks of one site', (index: number) => `2001:db8:7:${index.toString(16)}::1`],
  ])('from %s are limited to the free tries', async (_, from) => {
    const owner = await member('guess@example.org')
    const answers = await times(60, index => guess('guess@example.org', from(index)))
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([FREE_ATTEMPTS, 60 - FREE_ATTEMPTS])
    const log = await fixture.db.selectFrom('audit_log').select(['action', 'account_id']).execute()
    expect(log).toHaveLength(6)
    expect(log).toContainEqual({ action: 'login_failure_burst', account_id: owner.id })
  })

  test('count every spelling of the address together', async () => {
    await member('mira.init@example.org')
    const spellings = [
      'mira.init',
      'MIRA.INIT',
      'ｍira.init',
      'mira.in\u0131t',
      'm\u0130ra.init',
      'mira．init',
    ]
    const right: number[] = []
    for (let tries = 0; tries < FREE_ATTEMPTS; tries++) await guess('mira.init@example.org', '10.1.1.1')
    for (const name of spellings)
      right.push((await attempt(`${name}@example.org`, password, '10.1.1.1')).status)
    // The dotted and the dotless i are different letters: no account has these addresses.
    expect(right).toEqual([429, 429, 429, 401, 401, 429])
  })

  test('are limited to the free tries with 300 requests at once on two processes', async () => {
    await member('burst@example.org')
    const other = await buildApi(fixture.services)
    const answers = await times(300, index =>
      attempt('burst@example.org', 'guess', `10.${index % 250}.1.1`, index % 2 ? fixture.app : other),
    )
    await other.close()
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([FREE_ATTEMPTS, 300 - FREE_ATTEMPTS])
  })

  test('control: a counter that resets itself lets more through', async () => {
    await member('burst@example.org')
    await sql`create function forget() returns trigger language plpgsql as 'begin new.tries := 1; new.next_at := ''-infinity''; return new; end'`.execute(
      fixture.db,
    )
    await sql`create trigger forget before update on password_attempts for each row execute function forget()`.execute(
      fixture.db,
    )
    const answers = await times(20, () => guess('burst@example.org', '10.1.1.1'))
    expect(countOf(answers, 401)).toBe(20)
  })
})

describe('the owner of the account', () => {
  test('can log in from a network used before while others guess', async () => {
    const { email } = await member('attacked@example.org')
    expect((await attempt(email, password, '10.9.0.1')).status).toBe(200)
    await times(40, index => guess(email, `10.2.${index}.1`))
    expect((await attempt(email, password, '10.2.77.1')).status).toBe(429)
    expect((await attempt(email, password, '10.9.0.1')).status).toBe(200)
  })

  const setNewPassword = async (email: string, from: string) => {
    await fixture.call(contract.forgotPassword, { body: { email_address: email } })
    const mail = await fixture.db
      .selectFrom('outbox')
      .select('body_text')
      .where('key', 'like', 'password-reset:%')
      .executeTakeFirstOrThrow()
    const token = new URL(/https?:\S+/.exec(mail.body_text)?.[0] ?? '').searchParams.get('token') ?? ''
    const body = {
      token,
      email_address: email,
      password: 'Neues-Wort-9',
      password_confirmation: 'Neues-Wort-9',
    }
    await fixture.call(contract.resetPassword, { body }, { from })
  }

  test('can log in from any network after setting a new password', async () => {
    const { email } = await member('attacked@example.org')
    await times(40, index => guess(email, `10.2.${index}.1`))
    await setNewPassword(email, '10.8.0.1')
    expect((await attempt(email, 'Neues-Wort-9', '10.8.0.1')).status).toBe(200)
  })

  test('can log in after a new password despite failures from the same network', async () => {
    const { email } = await member('forgetful@example.org')
    expect((await attempt(email, password, '10.9.0.1')).status).toBe(200)
    await times(FREE_ATTEMPTS, () => guess(email, '10.9.0.1'))
    expect((await attempt(email, password, '10.9.0.1')).status).toBe(429)
    await setNewPassword(email, '10.9.0.1')
    expect((await attempt(email, 'Neues-Wort-9', '10.9.0.1')).status).toBe(200)
  })

  test('is not limited by successful logins', async () => {
    const { email } = await member('often@example.org')
    for (let tries = 0; tries < 15; tries++)
      expect((await attempt(email, password, '10.1.1.2')).status).toBe(200)
  })
})

describe('a network with many failures', () => {
  /** Simulates this many failures, each on another account. */
  const failElsewhere = async (count: number, from: (index: number) => string) => {
    for (let index = 0; index < count; index++) await hit(fixture.db, loginNetworks(from(index)))
  }

  test('does not lock out others there who know their password', async () => {
    await member('quiet@example.org')
    await failElsewhere(61, () => '10.5.5.5')
    expect((await attempt('quiet@example.org', password, '10.5.5.5')).status).toBe(200)
  })

  test('has one guess on each account, and the answers do not reveal which accounts exist', async () => {
    await member('quiet@example.org')
    await failElsewhere(61, () => '10.5.5.5')
    for (const email of ['quiet@example.org', 'unknown@example.org']) {
      expect((await guess(email, '10.5.5.5')).status).toBe(401)
      expect((await guess(email, '10.5.5.5')).status).toBe(429)
    }
  })

  test('covers the whole IPv6 site', async () => {
    await member('quiet@example.org')
    await failElsewhere(241, index => `2001:db8:7:${index.toString(16)}::1`)
    expect((await guess('quiet@example.org', '2001:db8:7:ffff::1')).status).toBe(401)
    expect((await guess('quiet@example.org', '2001:db8:7:fffe::1')).status).toBe(429)
  })
})

describe('an account without a canonical address', () => {
  const old = async (email: string) => {
    const { id } = await member(`${crypto.randomUUID()}@example.org`)
    await fixture.db
      .updateTable('accounts')
      .set({ email, email_canonical: null })
      .where('id', '=', id)
      .execute()
    return id
  }
  const canonical = async (id: number) =>
    (
      await fixture.db
        .selectFrom('accounts')
        .select('email_canonical')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.email_canonical

  test('logs in with its address, and then with every spelling', async () => {
    const id = await old('mira@bücher.example')
    expect((await attempt('mira@xn--bcher-kva.example', password, '10.1.1.1')).status).toBe(401)
    expect((await attempt('Mira@Bücher.example', password, '10.1.1.1')).status).toBe(200)
    expect(await canonical(id)).toBe('mira@xn--bcher-kva.example')
    expect((await attempt('mira@xn--bcher-kva.example', password, '10.1.1.1')).status).toBe(200)
  })

  test('coexists with another one of the same canonical form, each with its own spelling', async () => {
    const [first, second] = [await old('mira@bücher.example'), await old('ｍira@bücher.example')]
    for (const round of [1, 2]) {
      expect([round, (await attempt('mira@bücher.example', password, '10.1.1.1')).status]).toEqual([
        round,
        200,
      ])
      expect([round, (await attempt('ｍira@bücher.example', password, '10.1.1.1')).status]).toEqual([
        round,
        200,
      ])
    }
    expect([await canonical(first), await canonical(second)]).toEqual(['mira@xn--bcher-kva.example', null])
  })
})
