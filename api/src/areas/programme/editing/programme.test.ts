import type { FieldMessage } from '@academy/contract/base/field-message'
import { fieldMessages } from '@academy/contract/messages'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import * as contract from '@academy/contract/programme/editing/endpoints'
import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import { exampleFacts } from '@academy/contract/programme/masterclasses/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'

let office: ProgrammeFixture
beforeAll(async () => {
  office = await programmeFixture()
})
afterAll(() => office.close())

const UNKNOWN = 2_000_000_000

describe('adding a masterclass', () => {
  test('stores every field, and the public answers show it', async () => {
    const added = await office.add({
      places: 12,
      tagline_de: 'Atem und Klang',
      tagline_en: 'Breath and sound',
      chamber_music_de: 'Quartette willkommen.',
      chamber_music_en: 'Quartets welcome.',
      ...exampleFacts,
    })
    expect(added).toMatchObject({
      version: 1,
      instrument_en: 'Cello',
      teacher_name: 'Ilse Marent',
      participation_fee: 540,
      places: 12,
      application_closed: false,
      application_count: 0,
      is_final: false,
    })
    expect((await office.show()).masterclasses).toContainEqual(added)
    const shown = await office.call(masterclass, { params: { id: String(added.id) } })
    expect(shown.body).toMatchObject({
      tagline_de: 'Atem und Klang',
      places: 12,
      chamber_music_en: 'Quartets welcome.',
      ...exampleFacts,
      places_left: 12,
      is_over: false,
      instrument: { drawing: 'cello', position: 4 },
    })
    const { body: academy } = await office.call(academyCurrent, {})
    expect(academy.master_classes.find(({ id }) => id === added.id)).toMatchObject({
      tagline_en: 'Breath and sound',
      places_left: 12,
    })
  })

  const long = 'a'.repeat(1001)
  const errors: [field: string, value: unknown, message: FieldMessage, at?: string][] = [
    ['academy_id', UNKNOWN, 'ACADEMY_UNKNOWN'],
    ['instrument_id', null, 'INSTRUMENT_REQUIRED'],
    ['instrument_id', UNKNOWN, 'INSTRUMENT_UNKNOWN'],
    ['teacher_id', undefined, 'TEACHER_REQUIRED'],
    ['teacher_id', UNKNOWN, 'TEACHER_UNKNOWN'],
    ['start_date', '', 'START_MISSING'],
    ['start_date', '2027-02-30', 'DATE_INVALID'],
    ['start_date', '2027-07-31', 'OUTSIDE_ACADEMY'],
    ['start_date', '2027-08-11', 'DAYS_REVERSED'],
    ['end_date', undefined, 'END_MISSING'],
    ['end_date', '2027-08-02', 'SAME_DAYS'],
    ['end_date', '2027-08-16', 'OUTSIDE_ACADEMY'],
    ['participation_fee', 540.5, 'WHOLE_FEE_INVALID'],
    ['participation_fee', -1, 'WHOLE_FEE_INVALID'],
    ['participation_fee', '540', 'WHOLE_FEE_INVALID'],
    ['places', 0, 'PLACES_INVALID'],
    ['places', 501, 'PLACES_INVALID'],
    ['application_closed', 'perhaps', 'REQUIRED'],
    ['tagline_de', 'Nur deutsch', 'BOTH_LANGUAGES', 'tagline_en'],
    ['chamber_music_en', 'English only', 'BOTH_LANGUAGES', 'chamber_music_de'],
    ['chamber_music_en', long, 'TOO_LONG'],
    ['level_en', 'English only', 'BOTH_LANGUAGES', 'level_de'],
    ['included_de', long, 'TOO_LONG'],
  ]
  test.each(errors)('with %s %j is refused at the field', async (field, value, message, at = field) => {
    const body = { ...office.input(), [field]: value }
    const { code, errors } = (await office.refused(contract.addMasterclass, { body }, office.as)).body
    expect(code).toBe('invalid_input')
    expect(errors?.[at]).toEqual([fieldMessages[message].en])
  })

  test('reports all invalid fields at once', async () => {
    const body = { academy_id: office.academy_id, start_date: '2027-08-10', end_date: '2027-08-02' }
    const { errors } = (await office.refused(contract.addMasterclass, { body }, office.as)).body
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      'instrument_id',
      'participation_fee',
      'start_date',
      'teacher_id',
    ])
  })
})

describe('changing a masterclass', () => {
  test('increments the version and is in the audit log with before and after', async () => {
    const row = await office.add()
    const changed = await office.change(row, { participation_fee: 600, places: 8 })
    expect(changed).toEqual({ ...row, version: 2, participation_fee: 600, places: 8 })
    expect(await office.lastAudit()).toEqual({
      action: 'masterclass_changed',
      actor_id: office.admin.id,
      details: { masterclass_id: row.id, participation_fee: ['540', '600'], places: [null, '8'] },
    })
  })

  test('on an older version is refused and changes nothing, also after another page closed it', async () => {
    const row = await office.add()
    const closed = await office.db
      .updateTable('masterclasses')
      .set({ application_closed: true })
      .where('id', '=', row.id)
      .returning('version')
      .executeTakeFirstOrThrow()
    expect(closed.version).toBe(2)
    expect((await office.refusedChange(row, { places: 3 })).code).toBe('changed_meanwhile')
    const { places, application_closed } =
      (await office.show()).masterclasses.find(({ id }) => id === row.id) ?? {}
    expect([places, application_closed]).toEqual([null, true])
  })

  test('to days outside the academy is refused at the field', async () => {
    const row = await office.add()
    const { errors } = await office.refusedChange(row, { end_date: '2027-08-16' })
    expect(errors).toEqual({ end_date: [fieldMessages.OUTSIDE_ACADEMY.en] })
  })

  test.each([UNKNOWN, 0, 'x'])('of the unknown id %s is not found', async id => {
    const { body } = office.changeInput(await office.add())
    const { code } = (await office.refused(contract.changeMasterclass, { params: { id }, body }, office.as))
      .body
    expect(code).toBe('not_found')
  })
})

describe('deleting a masterclass', () => {
  const deletion = (row: { id: number; version: number }, version = row.version) => ({
    params: { id: String(row.id) },
    query: { version },
  })
  test('is possible without applications, and is in the audit log', async () => {
    const row = await office.add()
    expect((await office.refused(contract.deleteMasterclass, deletion(row, 2), office.as)).body.code).toBe(
      'changed_meanwhile',
    )
    await office.call(contract.deleteMasterclass, deletion(row), office.as)
    expect((await office.show()).masterclasses.map(({ id }) => id)).not.toContain(row.id)
    expect(await office.lastAudit()).toMatchObject({
      action: 'masterclass_deleted',
      details: { masterclass_id: row.id, participation_fee: ['540', null] },
    })
  })
})

describe('the programme of an academy', () => {
  test('is that of the chosen year, in the order of the instruments, with everything to choose from', async () => {
    const before = await office.academy(2026, false)
    const days = { start_date: '2026-08-02', end_date: '2026-08-10', academy_id: before }
    const organ = await office.add({ ...days, instrument_id: await office.instrumentOf('organ') })
    const piano = await office.add({ ...days, instrument_id: await office.instrumentOf('piano') })
    const { body } = await office.call(contract.programme, { query: { academy_id: before } }, office.as)
    expect(body.masterclasses.map(({ id }) => id)).toEqual([piano.id, organ.id])
    expect(body.academy).toMatchObject({ id: before, year: 2026, is_current: false })
    expect(body.academies.map(({ year }) => year)).toEqual([2027, 2026])
    expect(body.instruments).toHaveLength(8)
    expect(body.teachers).toContainEqual({ id: office.base.teacher_id, name: 'Ilse Marent' })
    const unknown = { query: { academy_id: UNKNOWN } }
    expect((await office.refused(contract.programme, unknown, office.as)).body.code).toBe('not_found')
  })
})
