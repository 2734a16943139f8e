import * as contract from '@academy/contract/accounts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { meetAt } from '../../../test/barrier.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { hit } from '../../lib/rate-limit.ts'
import { hashToken } from '../../lib/tokens.ts'
import { changeAccount, insertReset, lockedEmail } from './queries.ts'

let house: TestApp
beforeEach(async () => {
  house = await testApp()
})
afterEach(() => house.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const countOf = (values: number[], wanted: number) => values.filter(value => value === wanted).length

describe('twenty people register with one address at the same moment', () => {
  const register = () =>
    times(20, async index => {
      const body = {
        first_name: 'Mira',
        last_name: `Talbach ${index}`,
        email_address: index % 2 ? 'Same@example.org' : 'same@example.org',
        password: 'Berg-Sommer-7',
        password_confirmation: 'Berg-Sommer-7',
      }
      const response = await house.app.inject({
        method: 'POST',
        url: '/api/register',
        payload: body,
        headers: { 'x-forwarded-for': `10.3.0.${index}` },
      })
      return response.statusCode
    })
  // All have seen that the address is free before the first of them takes it.
  const attempt = () => meetAt({ url: house.url, table: 'accounts', count: 20 }, register)

  test('one of them gets the account, and one mail is written', async () => {
    const statuses = await attempt()
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 19])
    expect(await house.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
    expect(await house.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  test('control: without the unique index all would', async () => {
    await sql`drop index accounts_email_key`.execute(house.db)
    expect(countOf(await attempt(), 201)).toBe(20)
  })
})

describe('a reset link used ten times at the same moment, and ten times more', () => {
  const attempt = async () => {
    const person = await house.person()
    const expires = new Date(Date.now() + 60_000)
    await house.db.transaction().execute(tx => insertReset(tx, person.id, hashToken('the-token'), expires))
    const use = () =>
      times(10, async index => {
        const password = `Wort-Nummer-${index}`
        const body = {
          token: 'the-token',
          email_address: person.email,
          password,
          password_confirmation: password,
        }
        return (await house.call(contract.resetPassword, { body })).body.msgCode
      })
    // All have seen that the link is there before the first of them spends it.
    const first = await meetAt({ url: house.url, table: 'password_resets', count: 10 }, use)
    return [first, await use()].map(answers => countOf(answers, contract.resetCodes.success))
  }

  test('works once', async () => {
    expect(await attempt()).toEqual([1, 0])
  })

  test('control: a row that survives its deletion lets more through', async () => {
    await sql`create function keep() returns trigger language plpgsql as 'begin
      insert into password_resets select (old).*; return old; end'`.execute(house.db)
    await sql`create trigger keep after delete on password_resets for each row execute function keep()`.execute(
      house.db,
    )
    const [, later] = await attempt()
    expect(later).toBeGreaterThan(0)
  })
})

describe('thirty wrong passwords from one address at the same moment', () => {
  const attempt = () =>
    times(30, async () => {
      const input = { body: { email_address: 'target@example.org', password: 'guess' } }
      return (await house.refused(contract.login, input, { from: '10.4.4.4' })).status
    })

  test('ten are looked at, twenty are turned away', async () => {
    const statuses = await attempt()
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 20])
  })

  test('control: a counter that forgets lets all through', async () => {
    await sql`create function forget() returns trigger language plpgsql as 'begin new.hits := 1; return new; end'`.execute(
      house.db,
    )
    await sql`create trigger forget before update on rate_limits for each row execute function forget()`.execute(
      house.db,
    )
    expect(countOf(await attempt(), 401)).toBe(30)
  })
})

describe('at most three addresses and each type once', () => {
  const types = ['PRIMARY', 'BILLING', 'PARENTS']
  const attempt = async () => {
    const { id: account_id } = await house.person()
    await times(40, index =>
      house.db
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
      await house.db.selectFrom('addresses').select('type').where('account_id', '=', account_id).execute()
    ).map(row => row.type)
  }

  test('however many are written at the same moment', async () => {
    expect((await attempt()).sort()).toEqual([...types].sort())
  })

  test('control: without the constraint there are more', async () => {
    await sql`alter table addresses drop constraint addresses_account_id_type_key`.execute(house.db)
    expect(await attempt()).toHaveLength(40)
  })
})

test('counting several limits at the same moment in any order never deadlocks and loses no hit', async () => {
  const limits = ['a', 'b', 'c'].map(subject => ({ name: 'race', subject, most: 1, seconds: 60 }))
  await times(60, index => hit(house.db, index % 2 ? limits : limits.toReversed()))
  expect((await hit(house.db, limits)).map(count => count.hits)).toEqual([61, 61, 61])
})

test('an admin gives two accounts one address at the same moment: one gets it, and the other hears why', async () => {
  const admin = await house.person(['Admin'])
  const student = await house.person()
  const email = 'wanted@example.org'
  const answer = await house.db.transaction().execute(async tx => {
    await lockedEmail(tx, admin.id, admin.id)
    const other = house.refused(
      contract.updateUser,
      { params: { id: String(student.id) }, body: { email } },
      { as: admin },
    )
    await untilWaiting(house.db)
    await changeAccount(tx, admin.id, { email })
    return { other }
  })
  expect((await answer.other).body.code).toBe('email_taken')
})
