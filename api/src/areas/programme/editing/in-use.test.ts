import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import * as contract from '@academy/contract/programme/editing/endpoints'
import type { ProgrammeMasterclass } from '@academy/contract/programme/editing/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertEvening } from '../../../../test/concert.ts'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { AFTER_DEADLINE } from '../../../../test/selection-fixture.ts'

let office: ProgrammeFixture
let row: ProgrammeMasterclass
beforeAll(async () => {
  office = await programmeFixture(AFTER_DEADLINE)
})
afterAll(() => office.close())
beforeEach(async () => {
  row = await office.add()
})

const accompanist = async () => {
  const person = await office.person(['Correpetitor'])
  const name = { first_name: 'Jonas', last_name: 'Wiesner' }
  await office.db.updateTable('accounts').set(name).where('id', '=', person.id).execute()
  return person
}
const shorter = { end_date: '2027-08-08' }
const longer = { end_date: '2027-08-12' }

describe('what applicants have applied for', () => {
  test('changes only after they were shown, and a number that changed meanwhile is refused', async () => {
    await office.applicant(row.id, { first_name: 'Ada', last_name: 'Berg' })
    await office.applicant(row.id, { first_name: 'Li', last_name: 'Wei', paid: false })
    await office.applicant(row.id, { has_withdrawn: true })
    const asked = await office.refusedChange(row, shorter)
    expect(asked.code).toBe('confirmation_needed')
    expect(asked.concerned).toEqual([{ kind: 'applications', count: 2, names: ['Ada Berg', 'Li Wei'] }])
    await office.applicant(row.id, { first_name: 'Olu', last_name: 'Ade' })
    const again = await office.refusedChange(row, { ...shorter, confirmed: 2 })
    expect([again.code, again.concerned?.[0]?.count]).toEqual(['confirmation_needed', 3])
    expect(await office.change(row, { ...shorter, confirmed: 3 })).toMatchObject(shorter)
  })

  test('is not concerned by a tagline, places or closing', async () => {
    await office.applicant(row.id)
    const changes = { tagline_de: 'Neu', tagline_en: 'New', places: 3, application_closed: true }
    expect(await office.change(row, changes)).toMatchObject(changes)
  })

  test('keeps a masterclass from being deleted, withdrawn applications included', async () => {
    await office.applicant(row.id, { first_name: 'Ada', last_name: 'Berg', has_withdrawn: true })
    const deletion = { params: { id: String(row.id) }, query: { version: row.version } }
    const { code, concerned } = (await office.refused(contract.deleteMasterclass, deletion, office.as)).body
    expect([code, concerned]).toEqual(['in_use', [{ kind: 'applications', count: 1, names: ['Ada Berg'] }]])
  })
})

describe('a final masterclass', () => {
  const makeFinal = async () => {
    await office.applicant(row.id, { first_name: 'Ada', last_name: 'Berg', is_accepted: true })
    await office.call(officeFinalize, { params: { id: String(row.id) } }, office.as)
    await office.sendLetters(row.id)
    row = (await office.show()).masterclasses.find(({ id }) => id === row.id) ?? row
  }

  test('keeps its fee, with the names of those who were invoiced', async () => {
    await makeFinal()
    const { code, concerned } = await office.refusedChange(row, { participation_fee: 600, confirmed: 1 })
    expect([code, concerned]).toEqual(['in_use', [{ kind: 'invoices', count: 1, names: ['Ada Berg'] }]])
  })

  test('keeps teacher and instrument and stays closed; other days are possible once confirmed', async () => {
    await makeFinal()
    const others = [
      { teacher_id: await office.newTeacher('Other') },
      { instrument_id: await office.instrumentOf('organ') },
      { application_closed: false },
    ]
    for (const change of others)
      expect((await office.refusedChange(row, { ...change, confirmed: 1 })).code).toBe('selection_final')
    expect(await office.change(row, { ...shorter, confirmed: 1 })).toMatchObject(shorter)
  })

  test('is guarded by the database as well', async () => {
    await makeFinal()
    const set = (column: string, value: number) =>
      sql`update masterclasses set ${sql.ref(column)} = ${value} where id = ${row.id}`.execute(office.db)
    await expect(set('participation_fee_cents', 60_000)).rejects.toThrow('the participation fee was invoiced')
    const organ = await office.instrumentOf('organ')
    await expect(set('instrument_id', organ)).rejects.toThrow('teacher and instrument of a final masterclass')
    await set('participation_fee_cents', 54_000)
  })
})

describe('an accompanied masterclass', () => {
  test('does not leave the period of its accompanist, and is not deleted', async () => {
    await office.accompany(await accompanist(), ['2027-08-01', '2027-08-10'], row.id)
    const concerned = [{ kind: 'correpetition_periods', count: 1, names: ['Jonas Wiesner'] }]
    expect(await office.refusedChange(row, longer)).toMatchObject({ code: 'in_use', concerned })
    const deletion = { params: { id: String(row.id) }, query: { version: row.version } }
    const refused = await office.refused(contract.deleteMasterclass, deletion, office.as)
    expect(refused.body).toMatchObject({ code: 'in_use', concerned })
    expect(await office.change(row, shorter)).toMatchObject(shorter)
  })

  test('is kept inside the period by the database', async () => {
    const period = await office.accompany(await accompanist(), ['2027-08-01', '2027-08-10'], row.id)
    const outside = 'accompanied masterclass lies outside'
    const { db } = office
    const long = await office.add(longer)
    const writes = [
      db.updateTable('masterclasses').set(longer).where('id', '=', row.id),
      db.updateTable('correpetition_periods').set(shorter).where('id', '=', period),
      db.insertInto('accompanied_masterclasses').values({ period_id: period, masterclass_id: long.id }),
    ]
    for (const write of writes) await expect(write.execute()).rejects.toThrow(outside)
  })
})

describe('the concert requests of applicants', () => {
  let piece_id: number
  beforeAll(async () => {
    piece_id = (await insertPiece(office.db, await insertComposer(office.db))).id
  })
  const request = async (account_id: number, date: string, evening?: string) => {
    const { db } = office
    const { id } = await db
      .insertInto('concert_requests')
      .values({
        academy_id: office.academy_id,
        account_id,
        piece_id,
        earliest_performance_date: date,
        duration_seconds: 300,
        requested_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!evening) return
    const evening_id = await insertEvening(office.db, [id])
    await db.updateTable('concert_evenings').set({ date: evening }).where('id', '=', evening_id).execute()
  }

  test.each<[what: string, date: string, evening: string | undefined, isKept: boolean]>([
    ['asked for after the new end', '2027-08-09', undefined, true],
    ['asked for before the new end', '2027-08-08', undefined, false],
    ['planned after the new end', '2027-08-03', '2027-08-09', true],
    ['planned before the new end', '2027-08-03', '2027-08-08', false],
  ])('%s keep the days: %s', async (_what, date, evening, isKept) => {
    const ada = await office.applicant(row.id, { first_name: 'Ada', last_name: 'Berg' })
    await request(ada.id, date, evening)
    const { code, concerned = [] } = await office.refusedChange(row, shorter)
    const kept = [{ kind: 'concert_requests', count: 1, names: ['Ada Berg'] }]
    if (isKept) expect([code, concerned]).toEqual(['in_use', kept])
    else expect(code).toBe('confirmation_needed')
  })
})

test('the database keeps masterclasses and periods inside the academy', async () => {
  const outside = { end_date: '2027-08-16' }
  const { db } = office
  const period = await office.accompany(await accompanist(), ['2027-08-01', '2027-08-10'])
  for (const write of [
    db.updateTable('masterclasses').set(outside).where('id', '=', row.id),
    db.updateTable('correpetition_periods').set(outside).where('id', '=', period),
  ])
    await expect(write.execute()).rejects.toThrow('outside the academy')
})
