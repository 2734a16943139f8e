// Special diets and allergies need a consent, which is given with them and deletes them when it is withdrawn.

import { book, bookings, changeOwnBooking } from '@academy/contract/lodging/bookings/endpoints'
import type { BookingInput } from '@academy/contract/lodging/bookings/schemas'
import { changeBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import { fieldMessages } from '@academy/contract/messages'
import { arrivalDetails, correctArrivalDetails } from '@academy/contract/people/arrival-details/endpoints'
import * as contract from '@academy/contract/people/consents/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let guest: Person
let office: Person
beforeEach(async () => {
  fixture = await lodgingFixture()
  guest = await fixture.guest()
  office = await fixture.person(['AcademyManager'])
})
afterEach(() => fixture.close())

const consents = async () => (await fixture.call(contract.showConsents, {}, { as: guest })).body.consents
const needsConsents = async () => (await consents()).filter(({ kind }) => kind === 'needs')
const refusedBooking = async (changes: Partial<BookingInput>) =>
  (await fixture.refused(book, { body: fixture.stayInput(changes) }, { as: guest, locale: 'en' })).body
const missing = { needs_wording: [fieldMessages.NEEDS_CONSENT_REQUIRED.en] }

test.each<[string, Partial<BookingInput>]>([
  ['allergies', { allergies: 'Nuts' }],
  ['a diet of health', { special_diets: ['GLUTEN_FREE'] }],
  ['a diet of belief', { special_diets: ['VEGAN', 'HALAL'] }],
])('%s without a consent are refused, and stored with it', async (_, needs) => {
  expect((await refusedBooking(needs)).errors).toEqual(missing)
  expect((await refusedBooking({ ...needs, needs_wording: 99 })).code).toBe('consent_changed')
  expect(await needsConsents()).toEqual([])
  const booking = await fixture.book(guest, { ...needs, needs_wording: 1 })
  expect(booking).toMatchObject({ ...needs, has_needs_consent: true })
  expect(await needsConsents()).toMatchObject([
    {
      wording: 1,
      given_at: expect.any(String),
      withdrawn_at: null,
      is_by_office: false,
      can_withdraw: true,
      has_data: true,
    },
  ])
  // It is in force: nobody is asked again.
  await fixture.book(guest, { ...needs, start_date: '2027-08-11', end_date: '2027-08-12' })
  expect(await needsConsents()).toHaveLength(1)
})

test('a booking as in the specification, with a diet and a comment, needs no consent', async () => {
  for (const diet of ['MEAT', 'VEGETARIAN'] as const) {
    const { special_diets, allergies, ...body } = fixture.stayInput({
      diet,
      comment: 'Late at night',
      academy_room_type_id: fixture.double,
    })
    const { status } = await fixture.call(book, { body }, { as: await fixture.guest() })
    expect(status).toBe(201)
  }
  await fixture.book(guest, { special_diets: ['VEGAN'] })
  expect(await needsConsents()).toEqual([])
})

test('withdrawing it deletes allergies and special diets, and the person is asked again', async () => {
  const needs = { allergies: 'Nuts', special_diets: ['VEGAN', 'KOSHER'] as ('VEGAN' | 'KOSHER')[] }
  await fixture.book(guest, { ...needs, needs_wording: 1 })
  const [consent] = await needsConsents()
  await fixture.call(contract.withdrawConsent, { params: { id: String(consent?.id) } }, { as: guest })
  expect(await needsConsents()).toMatchObject([{ withdrawn_at: expect.any(String), can_withdraw: false }])
  const [booking] = (await fixture.call(bookings, {}, { as: guest })).body
  expect(booking).toMatchObject({
    ...{ diet: 'VEGETARIAN', special_diets: ['VEGAN'], allergies: '', has_needs_consent: false },
    version: 2,
  })
  const details = (await fixture.call(arrivalDetails, {}, { as: guest })).body
  expect(details).toMatchObject({ allergies: '', has_needs_consent: false })
  const again = { start_date: '2027-08-11', end_date: '2027-08-12', ...needs }
  expect((await refusedBooking(again)).errors).toEqual(missing)
})

test('what was stored before there was a consent stays; the person is asked at the next change', async () => {
  const booking = await fixture.book(guest)
  await fixture.db.insertInto('arrival_details').values({ account_id: guest.id, allergies: 'Nuts' }).execute()
  const { agreedToTerms, terms_version_id, ...choice } = fixture.stayInput()
  const params = { id: String(booking.id) }
  const kept = { ...choice, allergies: 'Nuts', comment: 'Ground floor' }
  // The office, which cannot ask, changes something else.
  await fixture.call(changeBooking, { params, body: kept }, { as: office })
  const other = { params, body: { ...kept, allergies: 'Milk' } }
  expect((await fixture.refused(changeBooking, other, { as: office, locale: 'en' })).body.errors).toEqual(
    missing,
  )
  const own = { ...kept, version: 2, total: 495 }
  const asked = await fixture.refused(changeOwnBooking, { params, body: own }, { as: guest, locale: 'en' })
  expect(asked.body.errors).toEqual(missing)
  // A client that does not know the field changes the rest.
  const { allergies, ...unaware } = own
  await fixture.call(changeOwnBooking, { params, body: unaware }, { as: guest })
  expect((await fixture.call(arrivalDetails, {}, { as: guest })).body.allergies).toBe('Nuts')
})

test('the office records the consent that it was told of', async () => {
  const contact = { emergency_name: '', emergency_phone: '', emergency_relation: '' }
  const body = { ...contact, allergies: 'Nuts', version: 0 }
  const input = (change: object) => ({ params: { id: String(guest.id) }, body: { ...body, ...change } })
  const refused = await fixture.refused(correctArrivalDetails, input({}), { as: office, locale: 'en' })
  expect(refused.body.errors).toEqual(missing)
  await fixture.call(correctArrivalDetails, input({ needs_wording: 1 }), { as: office })
  expect(await needsConsents()).toMatchObject([{ is_by_office: true, wording: 1 }])
})

test('the office withdraws it for somebody who asks by phone, and nobody else does', async () => {
  await fixture.book(guest, { allergies: 'Nuts', special_diets: ['KOSHER'], needs_wording: 1 })
  const [consent] = await needsConsents()
  const of = (id: number) => ({ params: { id: String(id), consentId: String(consent?.id) } })
  const refusedFor = async (as: Person, id = guest.id) =>
    (await fixture.refused(contract.withdrawPersonConsent, of(id), { as })).body.code
  expect(await refusedFor(guest)).toBe('forbidden')
  const admin = await fixture.person(['Admin'])
  expect(await refusedFor(office, admin.id)).toBe('forbidden')
  // The consent of another person.
  expect(await refusedFor(office, (await fixture.guest()).id)).toBe('not_found')
  expect(await refusedFor(office, 2_000_000_000)).toBe('not_found')
  const { body } = await fixture.call(contract.withdrawPersonConsent, of(guest.id), { as: office })
  expect(body.consents.find(({ id }) => id === consent?.id)).toMatchObject({
    withdrawn_at: expect.any(String),
    can_withdraw: false,
  })
  const [booking] = (await fixture.call(bookings, {}, { as: guest })).body
  expect(booking).toMatchObject({ special_diets: [], allergies: '', has_needs_consent: false })
  const entry = { actor_id: office.id, account_id: guest.id, details: { kind: 'needs' } }
  const recorded = fixture.db.selectFrom('audit_log').select(['actor_id', 'account_id', 'details'])
  expect(await recorded.where('action', '=', 'consent_withdrawn').execute()).toEqual([entry])
  expect(await refusedFor(office)).toBe('not_found')
})
