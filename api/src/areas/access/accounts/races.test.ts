import * as contract from '@academy/contract/access/accounts/endpoints'
import { resetCodes } from '@academy/contract/access/accounts/reset-codes'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { hit } from '../../../base/rate-limit.ts'
import { hashToken } from '../../../base/tokens.ts'
import { verificationUrl } from './mails.ts'
import { insertReset } from './password-queries.ts'
import { setPendingEmail } from './queries.ts'

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp()
})
afterEach(() => fixture.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const countOf = (values: number[], wanted: number) => values.filter(value => value === wanted).length

describe('twenty concurrent registrations with one address', () => {
  const register = () =>
    times(20, async index => {
      const body = {
        first_name: 'Mira',
        last_name: `Talbach ${index}`,
        email_address: index % 2 ? 'Same@example.org' : 'same@example.org',
        password: 'Berg-Sommer-7',
        password_confirmation: 'Berg-Sommer-7',
      }
      const response = await fixture.app.inject({
        method: 'POST',
        url: '/api/register',
        payload: body,
        headers: { 'x-forwarded-for': `10.3.0.${index}` },
      })
      return response.statusCode
    })
  // All requests see a free address before the first one takes it.
  const attempt = () => raceAt({ url: fixture.url, table: 'accounts', count: 20 }, register)

  test('create one account and one mail', async () => {
    const statuses = await attempt()
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 19])
    expect(await fixture.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
    expect(await fixture.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  test('control: without the unique index all succeed', async () => {
    await sql`drop index accounts_email_key, accounts_email_canonical_key`.execute(fixture.db)
    expect(countOf(await attempt(), 201)).toBe(20)
  })
})

describe('a reset link used ten times at once, and ten times more', () => {
  const attempt = async () => {
    const person = await fixture.person()
    const expires_at = new Date(Date.now() + 60_000)
    const reset = {
      account_id: person.id,
      email: person.email,
      token_hash: hashToken('the-token'),
      expires_at,
    }
    await fixture.db.transaction().execute(tx => insertReset(tx, reset))
    const use = () =>
      times(10, async index => {
        const password = `Wort-Nummer-${index}`
        const body = {
          token: 'the-token',
          email_address: person.email,
          password,
          password_confirmation: password,
        }
        return (await fixture.call(contract.resetPassword, { body })).body.msgCode
      })
    // All requests see the link before the first one uses it.
    const first = await raceAt({ url: fixture.url, table: 'password_resets', count: 10 }, use)
    return [first, await use()].map(answers => countOf(answers, resetCodes.success))
  }

  test('works once', async () => {
    expect(await attempt()).toEqual([1, 0])
  })

  test('control: a row that survives its deletion lets more requests through', async () => {
    await sql`create function keep() returns trigger language plpgsql as 'begin
      insert into password_resets select (old).*; return old; end'`.execute(fixture.db)
    await sql`create trigger keep after delete on password_resets for each row execute function keep()`.execute(
      fixture.db,
    )
    const [, later] = await attempt()
    expect(later).toBeGreaterThan(0)
  })
})

describe('three addresses at most, one of each type', () => {
  const types = ['PRIMARY', 'BILLING', 'PARENTS']
  const attempt = async () => {
    const { id: account_id } = await fixture.person()
    await times(40, index =>
      fixture.db
        .insertInto('addresses')
        .values({
          account_id,
          type: types[index % 3] ?? '',
          street: 'Am Bach 1',
          zip: '1',
          city: 'Tal',
          country_id: 15,
        })
        .execute()
        .catch(() => undefined),
    )
    return (
      await fixture.db.selectFrom('addresses').select('type').where('account_id', '=', account_id).execute()
    ).map(row => row.type)
  }

  test('hold under concurrent writes', async () => {
    expect((await attempt()).sort()).toEqual([...types].sort())
  })

  test('control: without the constraint there are more', async () => {
    await sql`alter table addresses drop constraint addresses_account_id_type_key`.execute(fixture.db)
    expect(await attempt()).toHaveLength(40)
  })
})

test('counting several limits concurrently in any order never deadlocks and loses no hit', async () => {
  const limits = ['a', 'b', 'c'].map(subject => ({ name: 'race', subject, max: 1, seconds: 60 }))
  await times(60, index => hit(fixture.db, index % 2 ? limits : limits.toReversed()))
  expect((await hit(fixture.db, limits)).map(count => count.hits)).toEqual([61, 61, 61])
})

describe('ten accounts that confirm one address at once', () => {
  const attempt = async () => {
    const email = 'wanted@example.org'
    const now = new Date()
    const people = await times(10, () => fixture.person(['student'], { email_verified: true }))
    for (const { id } of people)
      await fixture.db.transaction().execute(tx => setPendingEmail(tx, id, { email, at: now, session: null }))
    const { config, secret } = fixture.services
    const confirm = () =>
      times(10, async index => {
        const { id } = people[index] ?? { id: 0 }
        const { pathname, search } = new URL(
          verificationUrl({ siteUrl: config.siteUrl, secret }, { id, email }, now),
        )
        const url = `/api/email${pathname.replace('verify-email', 'verify')}${search}`
        return (await fixture.app.inject({ url })).statusCode
      })
    return confirm()
  }

  test('one gets it, the others are refused', async () => {
    const statuses = await attempt()
    expect([countOf(statuses, 200), countOf(statuses, 409)]).toEqual([1, 9])
  })

  test('control: without the unique indexes all succeed', async () => {
    await sql`drop index accounts_email_key, accounts_email_canonical_key`.execute(fixture.db)
    expect(countOf(await attempt(), 200)).toBe(10)
  })
})
