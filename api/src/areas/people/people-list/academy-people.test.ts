// The stored people of each academy are always those whom something ties to it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WRONG_PEOPLE } from '../../../../test/academy-people.ts'
import { type PeopleFixture, peopleFixture } from '../../../../test/people-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import type { Db, Tx } from '../../../db/connection.ts'

let fixture: PeopleFixture
let earlier: number
let masterclass: number
let later: number
let third: number
let person: number
let other: number
beforeAll(async () => {
  fixture = await peopleFixture()
  earlier = await fixture.academy(2026, false)
  masterclass = await fixture.masterclass()
  later = await fixture.masterclass({ academy_id: earlier })
  third = await fixture.masterclass()
  person = await fixture.name(await fixture.person(), 'Frieda', 'Oberlechner')
  other = await fixture.name(await fixture.person(), 'Anton', 'Unterrainer')
})
afterAll(() => fixture.close())

type Change = (db: Db | Tx) => Promise<unknown>
const run = (db: Db | Tx, text: string) => sql.raw(text).execute(db)

const wrong = async () => (await run(fixture.db, WRONG_PEOPLE)).rows
/** Returns the years of the academies whose person somebody is. */
const yearsOf = async (account_id: number): Promise<number[]> => {
  const { rows } = await sql<{ academy_id: number }>`
    select academy_id from academy_people where account_id = ${account_id}`.execute(fixture.db)
  return rows.map(({ academy_id }) => (academy_id === earlier ? 2026 : 2027)).toSorted((a, b) => b - a)
}

const apply = (db: Db | Tx, account_id = person, masterclass_id = masterclass) =>
  sql`
    insert into applications (masterclass_id, account_id, is_known, applied_at, fee_paid_at)
    values (${masterclass_id}, ${account_id}, true, now(), now())`.execute(db)
const book = (db: Db | Tx, account_id = person, from = '2027-08-03') =>
  sql`
    insert into bookings (academy_id, account_id, start_date, end_date, total_cents, booked_at)
    values (${fixture.academy_id}, ${account_id}, ${from}, ${from}::date + 4, 0, now())`.execute(db)
const accompany = (db: Db | Tx) =>
  sql`
    insert into correpetition_periods (academy_id, account_id, start_date, end_date)
    values (${fixture.academy_id}, ${person}, '2027-08-03', '2027-08-10')`.execute(db)
const ofPerson = () => `where account_id = ${person}`
const daysOf = (year: number) => `start_date = '${year}-08-03', end_date = '${year}-08-10'`
const move = (id: number, academy: number, year: number) =>
  `update masterclasses set academy_id = ${academy}, ${daysOf(year)} where id = ${id}`
const cancel = `update bookings set cancelled_at = now() where account_id =`

beforeAll(() =>
  run(fixture.db, `insert into teachers (first_name, last_name) values ('Frieda', 'Oberlechner')`),
)
const teacher = `(select id from teachers where last_name = 'Oberlechner')`
const teach = (by: string, id: number) => `update masterclasses set teacher_id = ${by} where id = ${id}`
const ilse = `(select id from teachers where last_name = 'Marent')`
const link = (account: number | null) =>
  `update teachers set account_id = ${account} where last_name = 'Oberlechner'`

// One after the other: each change starts from what the one before left.
test.each<[what: string, change: Change | (() => string), years: number[]]>([
  ['an application', db => apply(db), [2027]],
  ['a second one for an earlier academy', db => apply(db, person, later), [2027, 2026]],
  [
    'it is moved',
    () => `update applications set masterclass_id = ${third} where masterclass_id = ${later}`,
    [2027],
  ],
  [
    'both are given to somebody else',
    () => `update applications set account_id = ${other} ${ofPerson()}`,
    [],
  ],
  ['and back', () => `update applications set account_id = ${person} where account_id = ${other}`, [2027]],
  ['the applications are deleted', () => `delete from applications ${ofPerson()}`, []],
  ['a booking', db => book(db), [2027]],
  ['another booking', db => book(db, person, '2027-08-11'), [2027]],
  ['a new name', () => `update accounts set last_name = 'Zwiesel' where id = ${person}`, [2027]],
  ['the first booking is cancelled', () => `${cancel} ${person} and start_date = '2027-08-03'`, [2027]],
  ['both are cancelled', () => `${cancel} ${person}`, []],
  [
    'one is no longer cancelled',
    () => `update bookings set cancelled_at = null ${ofPerson()} and start_date = '2027-08-11'`,
    [2027],
  ],
  ['it is of another academy', () => `update bookings set academy_id = ${earlier} ${ofPerson()}`, [2026]],
  ['the bookings are deleted', () => `delete from bookings ${ofPerson()}`, []],
  ['a period as an accompanist', db => accompany(db), [2027]],
  [
    'it is of another academy',
    () => `update correpetition_periods set academy_id = ${earlier}, ${daysOf(2026)} ${ofPerson()}`,
    [2026],
  ],
  ['the period is deleted', () => `delete from correpetition_periods ${ofPerson()}`, []],
  ['a teacher without a masterclass', () => link(person), []],
  ['a masterclass', () => teach(teacher, masterclass), [2027]],
  ['another one', () => teach(teacher, later), [2027, 2026]],
  ['somebody else teaches one', () => teach(ilse, masterclass), [2026]],
  ['the other one moves', () => move(later, fixture.academy_id, 2027), [2027]],
  ['the account is unlinked', () => link(null), []],
  ['the account is linked again', () => link(person), [2027]],
  ['another account is linked', () => link(other), []],
  ['the masterclass is deleted', () => `delete from masterclasses where id = ${later}`, []],
])('%s', async (_, change, years) => {
  const text = await change(fixture.db)
  if (typeof text === 'string') await run(fixture.db, text)
  expect(await yearsOf(person)).toEqual(years)
  expect(await wrong()).toEqual([])
})

test('applicants of a masterclass move with it', async () => {
  const moved = await fixture.masterclass()
  await apply(fixture.db, person, moved)
  await run(fixture.db, move(moved, earlier, 2026))
  expect([await yearsOf(person), await wrong()]).toEqual([[2026], []])
})

test('a deleted account or academy is no longer there', async () => {
  const { id } = await fixture.person()
  await book(fixture.db, id)
  expect(await yearsOf(id)).toEqual([2027])
  await run(fixture.db, `delete from accounts where id = ${id}`)
  expect([await yearsOf(id), await wrong()]).toEqual([[], []])
  const academy_id = await fixture.academy(2025, false)
  await fixture.masterclass({ academy_id })
  await run(fixture.db, `delete from academies where id = ${academy_id}`)
  expect(await wrong()).toEqual([])
})

describe('two changes of one person at once', () => {
  /** Makes the second change while the transaction of the first is open. */
  const both = async (first: Change, second: Change, isBlocked = true) => {
    let done: Promise<unknown> = Promise.resolve()
    await fixture.db.transaction().execute(async tx => {
      await first(tx)
      done = second(fixture.db)
      await (isBlocked ? untilBlocked(fixture.db) : done)
    })
    await done
  }
  const guest = async () => {
    const { id } = await fixture.person()
    await book(fixture.db, id)
    return id
  }

  test('somebody who applies while the last booking is cancelled stays', async () => {
    const id = await guest()
    await both(
      tx => apply(tx, id),
      db => run(db, `${cancel} ${id}`),
    )
    expect([await yearsOf(id), await wrong()]).toEqual([[2027], []])
  })

  test('somebody whose last booking is cancelled while they apply comes back', async () => {
    const id = await guest()
    await both(
      tx => run(tx, `${cancel} ${id}`),
      db => apply(db, id),
    )
    expect([await yearsOf(id), await wrong()]).toEqual([[2027], []])
  })

  test('a person whose booking and application end at the same time is removed', async () => {
    const id = await guest()
    await apply(fixture.db, id)
    await both(
      tx => run(tx, `${cancel} ${id}`),
      db => run(db, `delete from applications where account_id = ${id}`),
    )
    expect([await yearsOf(id), await wrong()]).toEqual([[], []])
  })

  test('a name that changes while somebody applies is the new one', async () => {
    const { id } = await fixture.person()
    const rename: Change = db => run(db, `update accounts set last_name = 'Neuwirth' where id = ${id}`)
    await both(rename, db => apply(db, id))
    expect(await wrong()).toEqual([])
    const second = await fixture.person()
    await both(
      tx => apply(tx, second.id),
      db => run(db, `update accounts set last_name = 'Neuwirth' where id = ${second.id}`),
    )
    expect(await wrong()).toEqual([])
  })

  test('a teacher is replaced while the account is linked to another one', async () => {
    const { id } = await fixture.person()
    await run(fixture.db, link(null))
    await run(fixture.db, teach(teacher, masterclass))
    await both(
      tx => run(tx, link(id)),
      db => run(db, teach(ilse, masterclass)),
    )
    expect([await yearsOf(id), await wrong()]).toEqual([[], []])
  })

  test('control: without the lock of the row a person is lost', async () => {
    const id = await guest()
    await run(
      fixture.db,
      `create or replace function refresh_academy_person(academy int, account int) returns void language sql as $$
         insert into academy_people select academy, id, list_name from accounts where id = account on conflict do nothing;
         delete from academy_people person where person.academy_id = academy and person.account_id = account
           and not exists (select from academy_ties tie where tie.academy_id = academy and tie.account_id = account)
       $$`,
    )
    await both(
      tx => apply(tx, id),
      db => run(db, `${cancel} ${id}`),
      false,
    )
    expect(await yearsOf(id)).toEqual([])
    expect(await wrong()).toHaveLength(1)
  })
})
