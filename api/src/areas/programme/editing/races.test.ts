import { apply } from '@academy/contract/admission/applications/endpoints'
import type { Endpoint } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/editing/endpoints'
import { MasterclassChange, type ProgrammeMasterclass } from '@academy/contract/programme/editing/schemas'
import { chooseMasterclasses } from '@academy/contract/schedule/accompaniment/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { change } from './change-masterclass.ts'

let office: ProgrammeFixture
let row: ProgrammeMasterclass
beforeEach(async () => {
  office = await programmeFixture()
  row = await office.add()
})
afterEach(() => office.close())

const shorter = { end_date: '2027-08-08' }

/** Sends a request and returns its code, or `done`. */
const send = async (endpoint: Endpoint, as: Person, params: object, payload?: object): Promise<string> => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(Reflect.get(params, name)))
  const headers = { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.7.7.7' }
  const response = await office.app.inject({
    method: endpoint.method,
    url: path,
    headers,
    ...(payload && { payload }),
  })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const changeTo = (changes: object) => {
  const { params, body } = office.changeInput(row, changes)
  return send(contract.changeMasterclass, office.admin, params, body)
}
const applyAs = async (person: Person) =>
  send(
    apply,
    person,
    { masterclassId: row.id },
    {
      is_known: 1,
      repertoire: 'Suite',
      agreed_consent: 1,
      agreed_terms: 1,
    },
  )
const counted = (answers: string[]) =>
  Object.fromEntries(
    [...new Set(answers)].toSorted().map(one => [one, answers.filter(a => a === one).length]),
  )

test('of many concurrent saves of one version one counts and the others are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => changeTo({ places: index + 1 })))
  expect(counted(answers)).toEqual({ changed_meanwhile: 11, done: 1 })
  expect((await office.show()).masterclasses[0]?.version).toBe(2)
})

describe('days that change while people apply', () => {
  /** The change and an application wait for the masterclass, in this order. */
  const inOrder = async (...works: (() => Promise<string>)[]) => {
    const answers: Promise<string>[] = []
    await office.db.transaction().execute(async tx => {
      await lockMasterclass(tx, row.id)
      for (const [index, work] of works.entries()) {
        answers.push(work())
        await untilBlocked(office.db, index + 1)
      }
    })
    return Promise.all(answers)
  }

  test('are refused if somebody applied first: nobody is overlooked', async () => {
    const person = await office.person()
    expect(
      await inOrder(
        () => applyAs(person),
        () => changeTo(shorter),
      ),
    ).toEqual(['done', 'confirmation_needed'])
  })

  test('are changed before the next person applies', async () => {
    const person = await office.person()
    expect(
      await inOrder(
        () => changeTo(shorter),
        () => applyAs(person),
      ),
    ).toEqual(['done', 'done'])
  })

  test('control: without the lock an application is overlooked', async () => {
    const { db } = office
    const wanted = MasterclassChange.parse(office.changeInput(row, shorter).body)
    const actor = { actor_id: office.admin.id, locale: 'en' as const, now: new Date() }
    await db.transaction().execute(async tx => {
      await sql`
        insert into applications (masterclass_id, account_id, is_known, applied_at, fee_paid_at)
        values (${row.id}, ${office.teacher.id}, true, now(), now())`.execute(tx)
      // With the lock it would wait for the end of this transaction.
      await withoutLocks(['masterclass'], () => change(office.services, { id: row.id, wanted, ...actor }))
    })
    expect((await office.show()).masterclasses[0]).toMatchObject({ ...shorter, application_count: 1 })
  })
})

describe('a masterclass that moves while it is chosen to be accompanied', () => {
  let person: Person
  let period: number
  beforeEach(async () => {
    person = await office.person(['Correpetitor'])
    period = await office.accompany(person, ['2027-08-01', '2027-08-10'])
  })
  const race = async (
    choose: () => Promise<string>,
    until: (chosen: Promise<string>) => Promise<unknown> = () => untilBlocked(office.db),
  ) => {
    let chosen = Promise.resolve('')
    await office.db.transaction().execute(async tx => {
      const moved = tx.updateTable('masterclasses').set({ end_date: '2027-08-12' })
      await moved.where('id', '=', row.id).execute()
      chosen = choose()
      await until(chosen)
    })
    return chosen
  }
  const insert = async () => {
    const chosen = { period_id: period, masterclass_id: row.id }
    const inserted = office.db.insertInto('accompanied_masterclasses').values(chosen).execute()
    return inserted.then(
      () => 'done',
      error => error.constraint,
    )
  }

  test('is refused', async () => {
    const body = { assignments: [{ masterclass_id: row.id, application_ids: null }] }
    const choose = () => send(chooseMasterclasses, person, { correpetitionId: period }, body)
    expect(await race(choose)).toBe('outside_period')
  })

  test('is refused by the database, which looks again after waiting', async () => {
    expect(await race(insert)).toBe('accompanied_masterclasses_inside_period')
  })

  test('control: without the trigger it is accompanied outside of the period', async () => {
    await sql`drop trigger accompanied_masterclasses_inside_period on accompanied_masterclasses`.execute(
      office.db,
    )
    expect(await race(insert, done => done)).toBe('done')
  })
})

describe('a masterclass that is added while its academy becomes shorter', () => {
  const race = async (until: (added: Promise<unknown>) => Promise<unknown>) => {
    let added = Promise.resolve<unknown>('')
    await office.db.transaction().execute(async tx => {
      const shortened = tx.updateTable('academies').set({ end_date_academy: '2027-08-09' })
      await shortened.where('id', '=', office.academy_id).execute()
      added = office.db
        .insertInto('masterclasses')
        .values({
          academy_id: office.academy_id,
          ...office.base,
          start_date: '2027-08-02',
          end_date: '2027-08-10',
          participation_fee_cents: 0,
        })
        .execute()
        .then(
          () => 'added',
          error => error.constraint,
        )
      await until(added)
    })
    return added
  }

  test('is refused by the database', async () => {
    expect(await race(() => untilBlocked(office.db))).toBe('masterclasses_inside_academy')
  })

  test('control: without the trigger it lies outside', async () => {
    await sql`drop trigger masterclasses_inside_academy on masterclasses`.execute(office.db)
    expect(await race(done => done)).toBe('added')
  })
})
