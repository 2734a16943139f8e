import type { FieldMessage } from '@academy/contract/base/field-message'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/programme/editing/endpoints'
import type { ProgrammePeriod } from '@academy/contract/programme/editing/schemas'
import { chooseMasterclasses } from '@academy/contract/schedule/accompaniment/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'

let office: ProgrammeFixture
beforeAll(async () => {
  office = await programmeFixture()
})
afterAll(() => office.close())

const days = { start_date: '2027-08-01', end_date: '2027-08-12' }
const input = (account_id: number, overrides: object = {}) => ({
  body: { academy_id: office.academy_id, account_id, ...days, ...overrides },
})
const newPeriod = async (): Promise<{ person: Person; period: ProgrammePeriod }> => {
  const person = await office.person(['Correpetitor'])
  return { person, period: (await office.call(contract.addPeriod, input(person.id), office.as)).body }
}
const change = ({ id, version }: ProgrammePeriod, changes: object) => ({
  params: { id: String(id) },
  body: { ...days, version, ...changes },
})
const deletion = ({ id, version }: ProgrammePeriod) => ({ params: { id: String(id) }, query: { version } })
const choose = (person: Person, period: ProgrammePeriod, masterclass_id: number) =>
  office.call(
    chooseMasterclasses,
    {
      params: { correpetitionId: String(period.id) },
      body: { assignments: [{ masterclass_id, application_ids: null }] },
    },
    { as: person },
  )

describe('a correpetition period', () => {
  test('is added, changed and deleted, each with an audit entry', async () => {
    const { person, period } = await newPeriod()
    expect(period).toMatchObject({ ...days, account_id: person.id, version: 1, masterclass_count: 0 })
    const { body: changed } = await office.call(
      contract.changePeriod,
      change(period, { end_date: '2027-08-10' }),
      office.as,
    )
    expect(changed).toEqual({ ...period, version: 2, end_date: '2027-08-10' })
    expect(await office.lastAudit()).toMatchObject({
      action: 'period_changed',
      details: { period_id: period.id, end_date: ['2027-08-12', '2027-08-10'] },
    })
    expect((await office.refused(contract.changePeriod, change(period, {}), office.as)).body.code).toBe(
      'changed_meanwhile',
    )
    await office.call(contract.deletePeriod, deletion(changed), office.as)
    expect((await office.lastAudit()).action).toBe('period_deleted')
    expect((await office.refused(contract.deletePeriod, deletion(changed), office.as)).body.code).toBe(
      'not_found',
    )
  })

  test('belongs to an account with the role, once in an academy', async () => {
    const student = await office.person()
    const { person } = await newPeriod()
    for (const [id, message] of [
      [student.id, 'ACCOMPANIST_UNKNOWN'],
      [2_000_000_000, 'ACCOMPANIST_UNKNOWN'],
      [person.id, 'PERIOD_TAKEN'],
    ] as const) {
      const { errors } = (await office.refused(contract.addPeriod, input(id), office.as)).body
      expect(errors).toEqual({ account_id: [fieldMessages[message].en] })
    }
  })

  test.each<[changes: object, field: string, message: FieldMessage]>([
    [{ start_date: '2027-07-31' }, 'start_date', 'OUTSIDE_ACADEMY'],
    [{ end_date: '2027-08-16' }, 'end_date', 'OUTSIDE_ACADEMY'],
    [{ end_date: '' }, 'end_date', 'END_MISSING'],
    [{ start_date: '2027-08-12' }, 'end_date', 'SAME_DAYS'],
  ])('with %j is refused at the field', async (changes, field, message) => {
    const { person, period } = await newPeriod()
    const other = await office.person(['Correpetitor'])
    const refusals = [
      await office.refused(contract.addPeriod, input(other.id, changes), office.as),
      await office.refused(contract.changePeriod, change(period, changes), office.as),
    ]
    for (const { body } of refusals) expect(body.errors).toEqual({ [field]: [fieldMessages[message].en] })
    expect(person.id).toBe(period.account_id)
  })

  test('in which something is accompanied keeps its days and is not deleted', async () => {
    const { person, period } = await newPeriod()
    const masterclass = await office.add()
    await choose(person, period, masterclass.id)
    const concerned = [{ kind: 'masterclasses', count: 1, names: ['Violoncello (Ilse Marent)'] }]
    const german = { ...office.as, locale: 'de' as const }
    const refusals = [
      await office.refused(contract.changePeriod, change(period, { end_date: '2027-08-09' }), german),
      await office.refused(contract.deletePeriod, deletion(period), german),
    ]
    for (const { body } of refusals) expect(body).toMatchObject({ code: 'in_use', concerned })
    const shorter = change(period, { end_date: '2027-08-10' })
    expect((await office.call(contract.changePeriod, shorter, office.as)).body.masterclass_count).toBe(1)
  })

  test('for which a concert request was made is not deleted', async () => {
    const { period } = await newPeriod()
    const student = await office.person()
    const piece = await insertPiece(office.db, await insertComposer(office.db))
    await office.db
      .insertInto('concert_requests')
      .values({
        academy_id: office.academy_id,
        account_id: student.id,
        piece_id: piece.id,
        earliest_performance_date: '2027-08-05',
        duration_seconds: 300,
        requested_at: new Date(),
        correpetition_period_id: period.id,
        page_turner_confirmed: true,
      })
      .execute()
    const { code, concerned } = (await office.refused(contract.deletePeriod, deletion(period), office.as))
      .body
    expect([code, concerned]).toEqual([
      'in_use',
      [{ kind: 'concert_requests', count: 1, names: ['Test Person'] }],
    ])
  })
})
