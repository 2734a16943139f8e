import { book } from '@academy/contract/lodging/bookings/endpoints'
import { kitchen } from '@academy/contract/lodging/housekeeping/endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { exportPeople, people } from '@academy/contract/people/people-list/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { bytes, onePage, pdf } from '../../../base/pdf-check/testing/build-pdf.ts'
import { sweepArrivalDetails } from './store-consent.ts'
import { formTexts } from './texts/form-texts.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
let office: Person
beforeEach(async () => {
  fixture = await lodgingFixture()
  guest = await fixture.guest()
  office = await fixture.person(['AcademyManager'])
})
afterEach(() => fixture.close())

const contact = {
  emergency_name: 'Gustav Talbach',
  emergency_phone: '+43 660 1234567',
  emergency_relation: 'Vater',
}
const show = async (as = guest) => (await fixture.call(contract.arrivalDetails, {}, { as })).body
const change = (body: object, as = guest) =>
  fixture.call(
    contract.changeArrivalDetails,
    { body: { allergies: '', ...contact, version: 0, ...body } },
    { as },
  )
const refuseChange = async (body: object) =>
  fixture.refused(
    contract.changeArrivalDetails,
    { body: { allergies: '', ...contact, version: 0, ...body } },
    { as: guest, locale: 'en' },
  )
/** The academy begins on 1 August 2027. */
const born = (date_of_birth: string, of = guest) =>
  fixture.db.updateTable('profiles').set({ date_of_birth }).where('account_id', '=', of.id).execute()

const parent = { parent_name: 'Gustav Talbach', parent_contact: 'gustav@example.org' }
const file = (content = pdf(onePage()), name = 'Zustimmung.pdf') => new File([new Uint8Array(content)], name)
const consentRequest = async (fields: Record<string, string | File>) => {
  const { body, headers } = await multipart(fields)
  return [contract.saveConsent, { body }, { as: guest, headers, locale: 'en' as const }] as const
}
const upload = async (fields: Record<string, string | File> = { ...parent, consent_file: file() }) =>
  (await fixture.call(...(await consentRequest(fields)))).body
const refuseUpload = async (fields: Record<string, string | File>) =>
  fixture.refused(...(await consentRequest(fields)))
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('consents/')) keys.push(key)
  return keys
}

describe('allergies and emergency contact', () => {
  test('are empty at first, and kept', async () => {
    expect(await show()).toEqual({
      allergies: '',
      emergency_name: '',
      emergency_phone: '',
      emergency_relation: '',
      version: 0,
      has_needs_consent: false,
      is_expected: false,
      start_date: '2027-08-01',
      consent: null,
      last_meals: null,
    })
    await change({ allergies: 'Nüsse', needs_wording: 1 })
    expect(await show()).toMatchObject({ allergies: 'Nüsse', ...contact, version: 1 })
  })

  test('of two changes of one version the second is refused', async () => {
    const saves = ['Milk', 'Eggs'].map(allergies => change({ allergies, needs_wording: 1 }))
    const ends = await Promise.allSettled(saves)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refuseChange({ version: 0 })).body.code).toBe('changed_meanwhile')
  })

  test.each([
    [{ emergency_name: '' }, { emergency_name: ['This field is required.'] }],
    [{ emergency_phone: '' }, { emergency_phone: ['This field is required.'] }],
    [
      { emergency_phone: 'at home' },
      { emergency_phone: ['Please enter a telephone number, such as +43 660 1234567.'] },
    ],
    [{ allergies: 'a'.repeat(501) }, { allergies: ['This text is too long.'] }],
  ])('%j is refused', async (body, errors) => {
    expect((await refuseChange(body)).body.errors).toEqual(errors)
  })

  test('a booking saves allergies, keeps those it does not name, and fills in the next one', async () => {
    const special_diets = ['VEGAN', 'GLUTEN_FREE'] as const
    await fixture.book(guest, { allergies: 'Nuts', special_diets: [...special_diets], needs_wording: 1 })
    expect(await show()).toMatchObject({
      allergies: 'Nuts',
      is_expected: true,
      last_meals: { diet: 'VEGETARIAN', special_diets: ['VEGAN', 'GLUTEN_FREE'] },
    })
    const later = await fixture.book(guest, { start_date: '2027-08-11', end_date: '2027-08-12' })
    expect(later).toMatchObject({ allergies: 'Nuts', special_diets: [] })
  })

  test('a diet that does not fit is refused at its field', async () => {
    const refuse = async (changes: object) =>
      (
        await fixture.refused(
          book,
          { body: { ...fixture.stayInput(), ...changes } },
          { as: guest, locale: 'en' },
        )
      ).body.errors
    expect(await refuse({ diet: 'MEAT', special_diets: ['VEGAN'] })).toEqual({
      special_diets: ['Vegan does not go with meat.'],
    })
    expect(await refuse({ academy_meal_type_id: null, diet: null, special_diets: ['HALAL'] })).toEqual({
      special_diets: ['A diet comes with meals only.'],
    })
  })

  test('the kitchen sheet names the person on the days of the stay', async () => {
    await fixture.book(guest, { end_date: '2027-08-02', allergies: 'Nuts', needs_wording: 1 })
    const days = (await fixture.call(kitchen, {}, { as: office })).body
    expect(
      days.slice(0, 3).map(({ special }) => special.map(one => [one.allergies, one.breakfast, one.dinner])),
    ).toEqual([[['Nuts', false, true]], [['Nuts', true, false]], []])
  })
})

describe('the consent of parents', () => {
  test.each([
    ['2009-08-01', false],
    ['2009-08-02', true],
    [null, false],
  ])('of somebody born on %s is needed: %s', async (date_of_birth, isNeeded) => {
    await fixture.db
      .updateTable('profiles')
      .set({ date_of_birth })
      .where('account_id', '=', guest.id)
      .execute()
    expect((await show()).consent !== null).toBe(isNeeded)
    if (!isNeeded)
      expect((await refuseUpload({ ...parent, consent_file: file() })).body.code).toBe('consent_not_needed')
    expect(await stored()).toEqual([])
  })

  test('is uploaded once, then changed without a file, replaced and deleted', async () => {
    await born('2010-01-01')
    expect((await refuseUpload(parent)).body.errors).toEqual({ consent_file: ['Please choose a file.'] })
    expect((await upload()).consent).toMatchObject({ ...parent, file: { name: 'Zustimmung.pdf' } })
    const [first] = await stored()
    await upload({ ...parent, parent_contact: '0660 7654321' })
    expect(await stored()).toEqual([first])
    await upload({ ...parent, consent_file: file() })
    expect(await stored()).toHaveLength(1)
    expect(await stored()).not.toEqual([first])
    const left = (await fixture.call(contract.deleteConsent, {}, { as: guest })).body
    expect(left.consent).toEqual({ ...parent, file: null })
    expect(await stored()).toEqual([])
  })

  test('is refused when it is no PDF, and nothing is kept', async () => {
    await born('2010-01-01')
    const { body } = await refuseUpload({ ...parent, consent_file: file(bytes('no pdf')) })
    expect(body.errors).toEqual({ consent_file: ['This is not a PDF file.'] })
    expect((await show()).consent?.file).toBeNull()
    expect(await stored()).toEqual([])
  })

  test('has a form in both languages', async () => {
    for (const locale of ['de', 'en'] as const) {
      const answer = await fixture.app.inject({
        url: `${contract.consentForm.path}?locale=${locale}`,
        headers: { authorization: `Bearer ${guest.token}` },
      })
      expect(answer.statusCode).toBe(200)
      // The signatures stand on the only page.
      const { pages } = await readPdf(answer.rawPayload)
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain(formTexts[locale].signatures[1].split(' ')[0])
    }
  })

  test('is deleted half a year after the academy; its files go with the account', async () => {
    await born('2010-01-01')
    await upload()
    await sweepArrivalDetails(fixture.services, new Date('2028-02-14T12:00:00Z'))
    expect(await stored()).toHaveLength(1)
    await sweepArrivalDetails(fixture.services, new Date('2028-02-17T12:00:00Z'))
    expect(await stored()).toEqual([])
    // The parent is known the next time.
    expect((await show()).consent).toEqual({ ...parent, file: null })
    await fixture.db.deleteFrom('accounts').where('id', '=', guest.id).execute()
    expect(await fixture.db.selectFrom('arrival_details').selectAll().execute()).toEqual([])
  })
})

describe('the office', () => {
  const details = async () =>
    (await fixture.call(showPerson, { params: { id: String(guest.id) } }, { as: office })).body
      .arrival_details
  const correct = (body: object) =>
    [
      contract.correctArrivalDetails,
      { params: { id: String(guest.id) }, body: { allergies: '', ...contact, version: 0, ...body } },
      { as: office },
    ] as const

  test('sees everything on the page of the person, and opening the consent is recorded', async () => {
    await born('2010-01-01')
    expect((await details()).consent).toEqual({ parent_name: '', parent_contact: '', file: null })
    const open = [contract.openConsent, { params: { id: String(guest.id) } }, { as: office }] as const
    expect((await fixture.refused(...open)).status).toBe(404)
    await change({ allergies: 'Nuts', needs_wording: 1 })
    await upload()
    expect(await details()).toMatchObject({
      allergies: 'Nuts',
      ...contact,
      version: 1,
      consent: { ...parent, file: { name: 'Zustimmung.pdf' } },
    })
    const { url } = (await fixture.call(...open)).body
    const download = await fixture.app.inject(url.replace(fixture.services.config.siteUrl, ''))
    expect(download.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select(['actor_id', 'account_id', 'details'])
      .where('action', '=', 'document_opened')
      .execute()
    expect(entries).toEqual([
      {
        actor_id: office.id,
        account_id: guest.id,
        details: { document: 'parent_consent', academy_id: fixture.academy_id },
      },
    ])
  })

  test('changes the details for a person; the record names what changed, not the data', async () => {
    expect((await fixture.call(...correct({ allergies: 'Nuts', needs_wording: 1 }))).body).toEqual({
      version: 1,
    })
    expect((await fixture.refused(...correct({ allergies: 'Milk' }))).body.code).toBe('changed_meanwhile')
    expect(await show()).toMatchObject({ allergies: 'Nuts', ...contact })
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'arrival_details_changed')
      .execute()
    expect(entries).toEqual([{ details: { allergies: true, emergency_contact: true } }])
  })

  test('finds the minors whose consent is missing, and exports the details', async () => {
    const adult = await fixture.guest()
    const other = await fixture.guest()
    for (const [index, person] of [guest, adult, other].entries())
      await fixture.book(person, {
        start_date: `2027-08-0${index + 1}`,
        academy_room_type_id: fixture.double,
      })
    await born('2010-01-01')
    await born('2010-01-01', other)
    await born('1999-01-01', adult)
    await change({ allergies: 'Nuts', needs_wording: 1 })
    await upload()
    const list = async (query: object) => (await fixture.call(people, { query }, { as: office })).body.people
    const shown = (await list({})).map(({ id, consent }) => [id, consent])
    expect(new Map(shown as [number, string][])).toEqual(
      new Map<number, string | null>([
        [guest.id, 'given'],
        [adult.id, null],
        [other.id, 'missing'],
      ]),
    )
    expect((await list({ consent_missing: '1' })).map(({ id }) => id)).toEqual([other.id])
    const exported = (await fixture.call(exportPeople, { body: { ids: [guest.id] } }, { as: office })).body
    expect(exported).toMatchObject([
      { allergies: 'Nuts', emergency_contact: 'Gustav Talbach, +43 660 1234567, Vater', consent: 'given' },
    ])
  })
})
