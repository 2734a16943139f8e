import { myMasterclasses } from '@academy/contract/admission/selection/endpoints'
import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/base/cancellation-terms'
import * as contract from '@academy/contract/office/academies/endpoints'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import {
  masterclass as publicMasterclass,
  reminderFile,
} from '@academy/contract/programme/masterclasses/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AcademiesFixture, academiesFixture } from '../../../../test/academies-fixture.ts'
import { findAgreed, findInvolvedIn, findOutside } from './concerned.ts'

let fixture: AcademiesFixture
beforeAll(async () => {
  fixture = await academiesFixture()
})
afterAll(() => fixture.close())

describe('an academy', () => {
  test('is added as a draft with all its fields, and listed by year', async () => {
    const before = await fixture.list()
    const added = await fixture.add({ handling_fee: 80.5, lodging_free_until: '2029-06-15' })
    expect(added).toMatchObject({
      start_date_academy: '2029-07-29',
      handling_fee: 80.5,
      recording_fee: 15,
      lodging_free_until: '2029-06-15',
      scholarship_de: 'Stipendium',
      scholarship_url: 'https://fund.example/apply',
      withdrawal_terms: defaultWithdrawalTerms,
      lodging_terms: defaultLodgingTerms,
      is_current: false,
      is_draft: true,
      version: 1,
      masterclasses: [],
    })
    expect(await fixture.audited('academy_added')).toMatchObject([
      { academy_id: added.id, handling_fee_cents: [null, '8050'], place_name: [null, 'Stift Amselzell'] },
    ])
    const older = await fixture.add({
      start_date_academy: '2026-08-01',
      end_date_academy: '2026-08-15',
      end_date_application: '2026-07-01',
    })
    const ids = [added, ...before, older].map(({ id }) => id)
    expect((await fixture.list()).map(({ id }) => id)).toEqual(ids)
    await fixture.remove(older.id)
    await fixture.remove(added.id)
  })

  // biome-ignore format: the table is aligned in columns
  test.each([
    [{ end_date_academy: '2029-07-29' }, 'end_date_academy'],
    [{ end_date_academy: '2029-07-01' }, 'end_date_academy'],
    [{ end_date_academy: '2029-12-24' }, 'end_date_academy'],
    [{ end_date_application: '2029-07-29' }, 'end_date_application'],
    [{ lodging_free_until: '2029-08-01' }, 'lodging_free_until'],
    [{ start_date_academy: '2029-02-30' }, 'start_date_academy'],
    [{ place_name: ' ' }, 'place_name'],
    [{ handling_fee: -1 }, 'handling_fee'],
    [{ handling_fee: 1.005 }, 'handling_fee'],
    [{ scholarship_en: '' }, 'scholarship_en'],
    [{ scholarship_url: '' }, 'scholarship_url'],
    [{ scholarship_url: 'javascript:alert(1)' }, 'scholarship_url'],
    [{ withdrawal_terms: { steps: [{ least_days: 8, percent: 60 }], last_percent: 50 } }, 'withdrawal_terms.steps.0.percent'],
    [{ withdrawal_terms: { steps: [{ least_days: 0, percent: 60 }], last_percent: 70 } }, 'withdrawal_terms.steps.0.least_days'],
    [{ lodging_terms: { steps: [], last_percent: 101 } }, 'lodging_terms.last_percent'],
  ])('with %j is refused at the field', async (changes, field) => {
    const { status, body } = await fixture.refuse(contract.addAcademy, { body: { ...fixture.input, ...changes } })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  test('is changed with the values before and after in the audit log', async () => {
    const { id } = await fixture.add()
    const changed = await fixture.change(id, { place_name: 'Burg Falkenau', handling_fee: 90 })
    expect(changed).toMatchObject({ place_name: 'Burg Falkenau', handling_fee: 90, version: 2 })
    expect(await fixture.audited('academy_changed')).toEqual([
      {
        academy_id: id,
        place_name: ['Stift Amselzell', 'Burg Falkenau'],
        handling_fee_cents: ['7500', '9000'],
      },
    ])
    await fixture.remove(id)
  })

  test('shows its masterclasses, prices and numbers', async () => {
    const { body } = await fixture.office(contract.showAcademy, { params: fixture.current })
    expect(body).toMatchObject({
      masterclass_count: 2,
      application_count: 2,
      participant_count: 1,
      booking_count: 1,
      fee_invoice_count: 2,
      concert_evening_count: 1,
      concert_request_count: 1,
      masterclasses: [
        { teacher: 'Ilse Marent', participation_fee: 600, participant_count: 1, is_final: true },
        { teacher: 'Ilse Marent', participation_fee: 540, application_count: 1, is_final: false },
      ],
      room_types: [{ price: 30, beds: 4 }],
      correpetition_periods: [{ start_date: '2027-08-03' }],
    })
  })

  test('is not found under an unknown id', async () => {
    for (const id of ['999999', '0', 'x']) {
      const { status } = await fixture.refuse(contract.showAcademy, { params: { id } })
      expect(status).toBe(404)
    }
  })
})

describe('a draft', () => {
  test('is seen by nobody but the office, who can preview it', async () => {
    const { academy } = await fixture.copy('2028-07-30')
    const [draft] = academy.masterclasses
    const params = { id: String(draft?.id) }
    expect((await fixture.refused(publicMasterclass, { params })).status).toBe(404)
    expect((await fixture.refused(reminderFile, { params })).status).toBe(404)
    const { body: own } = await fixture.call(myMasterclasses, {}, { as: fixture.teacher })
    expect(own).toHaveLength(2)

    const id = String(academy.id)
    const { body: preview, headers } = await fixture.office(contract.previewAcademy, { params: { id } })
    expect(preview).toMatchObject({
      id: academy.id,
      start_date_academy: '2028-07-30',
      master_classes: [{ id: draft?.id, is_current: true, participation_fee: '600' }, { is_current: true }],
    })
    expect(headers['cache-control']).toBe('no-store')
    const previewed = { params: { id, masterclassId: String(draft?.id) } }
    expect((await fixture.office(contract.previewMasterclass, previewed)).body).toMatchObject({
      id: draft?.id,
      is_current: true,
    })
    const other = { params: { id, masterclassId: String(fixture.final) } }
    expect((await fixture.refuse(contract.previewMasterclass, other)).status).toBe(404)
    await fixture.remove(academy.id)
  })
})

describe('deleting', () => {
  test('takes what the academy offers along, and is in the audit log', async () => {
    const { academy } = await fixture.copy('2028-07-30')
    await fixture.remove(academy.id)
    const left = await fixture.db
      .selectFrom('masterclasses')
      .select('id')
      .where('academy_id', '=', academy.id)
      .execute()
    expect(left).toEqual([])
    expect((await fixture.audited('academy_deleted')).at(-1)).toMatchObject({
      academy_id: academy.id,
      place_name: ['Stift Amselzell', null],
    })
  })

  test('is refused for the current academy', async () => {
    const { body } = await fixture.refuse(contract.deleteAcademy, { params: fixture.current })
    expect(body.code).toBe('academy_is_current')
  })

  test('is refused while anything depends on it, and names whom', async () => {
    const { id: other } = await fixture.add()
    await fixture.makeCurrent(other, true)
    const { body } = await fixture.refuse(contract.deleteAcademy, { params: fixture.current })
    expect(body).toMatchObject({
      code: 'in_use',
      concerned: [
        { kind: 'applications', count: 2, names: ['Ada Berg', 'Bela Cerny'] },
        { kind: 'bookings', count: 1, names: ['Ada Berg'] },
        { kind: 'concert_requests', count: 1, names: ['Ada Berg'] },
      ],
    })
    await fixture.makeCurrent(fixture.id, true)
    expect((await fixture.show(other)).is_draft).toBe(false)
    await fixture.remove(other)
    expect((await fixture.call(academyCurrent, {})).body.id).toBe(fixture.id)
  })
})

describe('whom a change concerns', () => {
  let own: AcademiesFixture
  beforeAll(async () => {
    own = await academiesFixture()
    await own.applicant(own.final, { first_name: 'Zoe', last_name: 'Abel' })
    await own.applicant(own.final, { has_withdrawn: true })
  })
  afterAll(() => own.close())
  const inTransaction = <T>(work: (tx: Parameters<typeof findAgreed>[0]) => Promise<T>) =>
    own.db.transaction().execute(work)

  // Both classes begin on 2 August and the stay ends on 10 August; the academy ends on 15 August.
  test.each([
    ['2027-08-01', ['Zoe Abel', 'Ada Berg', 'Bela Cerny']],
    ['2027-08-02', []],
  ])('is by surname who can still withdraw on %s: %j', async (today, applications) => {
    expect(await inTransaction(tx => findAgreed(tx, own.id, today))).toMatchObject({ applications })
  })

  test.each([
    ['2027-08-10', ['Ada Berg']],
    ['2027-08-11', []],
  ])('is who has a bed on %s: %j', async (today, bookings) => {
    expect(await inTransaction(tx => findAgreed(tx, own.id, today))).toMatchObject({ bookings })
  })

  test('is nobody any more on the day after the academy', async () => {
    const kinds = async (today: string) =>
      (await findInvolvedIn(own.db, own.id, today)).map(({ kind }) => kind)
    expect(await kinds('2027-08-15')).toEqual(['applications', 'participants', 'concert_requests'])
    expect(await kinds('2027-08-16')).toEqual([])
  })

  test('is nobody whose days the academy still has', async () => {
    const outside = (start_date: string, end_date: string) =>
      inTransaction(tx => findOutside(tx, own.id, { start_date, end_date }, 'en'))
    const none = { bookings: [], masterclasses: [], correpetition_periods: [], concert_evenings: [] }
    expect(await outside('2027-08-02', '2027-08-12')).toMatchObject(none)
    expect(await outside('2027-08-02', '2027-08-10')).toMatchObject({ bookings: [], masterclasses: [] })
    // The evening is on the 6th.
    expect(await outside('2027-08-06', '2027-08-06')).toMatchObject({ concert_evenings: [] })
  })

  test('the numbers leave out what was withdrawn or cancelled, and lists are by day', async () => {
    const { db, id, ada } = own
    const earlier = await own.masterclass({ days: ['2027-08-01', '2027-08-09'] })
    const accompanist = await own.person(['Correpetitor'])
    const days = { start_date: '2027-08-01', end_date: '2027-08-11' }
    await db
      .insertInto('correpetition_periods')
      .values({ academy_id: id, account_id: accompanist.id, ...days })
      .execute()
    const stay = { start_date: '2027-08-11', end_date: '2027-08-12', room_type_id: null, total_cents: 0 }
    const booked_at = own.services.clock.now()
    await db
      .insertInto('bookings')
      .values({ academy_id: id, account_id: ada.id, ...stay, booked_at, cancelled_at: booked_at })
      .execute()
    const shown = await own.show(id)
    expect(shown).toMatchObject({ application_count: 3, booking_count: 1, fee_invoice_count: 4 })
    expect(shown.masterclasses[0]?.id).toBe(earlier)
    expect(shown.correpetition_periods.map(({ start_date }) => start_date)).toEqual([
      '2027-08-01',
      '2027-08-03',
    ])
  })
})
