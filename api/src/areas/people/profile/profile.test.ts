import { me } from '@academy/contract/access/accounts/endpoints'
import { apply } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/people/profile/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'

let fixture: TestApp
let mira: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-01T23:30:00Z' })
})
afterAll(() => fixture.close())
beforeEach(async () => {
  mira = await fixture.person()
})

const data = { first_name: 'Mira', last_name: 'Talbach', gender: 'female' } as const
const put = async (body: object, as = mira) =>
  (await fixture.call(contract.updateProfile, { body: { ...data, email: mira.email, ...body } }, { as })).body
const refuse = (body: object, as = mira, locale: 'de' | 'en' = 'en') =>
  fixture.refused(contract.updateProfile, { body: { ...data, email: mira.email, ...body } }, { as, locale })
const show = async (as = mira) => (await fixture.call(contract.profile, {}, { as })).body

test('a new account has an empty profile', async () => {
  expect(await show()).toEqual({
    title: null,
    first_name: 'Test',
    last_name: 'Person',
    latin_name: '',
    email: mira.email,
    email_verified: false,
    pending_email: null,
    gender: null,
    date_of_birth: null,
    nationality: null,
    locale: 'en',
    addresses: [],
    outstanding_invoices: [],
  })
})

describe('personal data', () => {
  test('are changed, including the title, together with the account', async () => {
    const changes = { title: ' Mag.ª ', date_of_birth: '2004-05-17', nationality: 15, locale: 'de' }
    const after = await put(changes)
    expect(after).toMatchObject({
      ...data,
      title: 'Mag.ª',
      date_of_birth: '2004-05-17',
      nationality: { id: 15, name_de: 'Österreich', name_en: 'Austria' },
      locale: 'de',
    })
    expect(await show()).toEqual(after)
    expect((await fixture.call(me, {}, { as: mira })).body.user_data).toMatchObject(data)
  })

  test('keep the name in Latin letters, which is refused in other letters', async () => {
    const name = { first_name: '서연', last_name: '벽강' }
    expect(await put({ ...name, latin_name: ' Byeokgang Seo-yeon ' })).toMatchObject({
      ...name,
      latin_name: 'Byeokgang Seo-yeon',
    })
    expect(await put({})).toMatchObject({ latin_name: 'Byeokgang Seo-yeon' })
    const { status, body } = await refuse({ latin_name: '벽강 Seo-yeon' }, mira, 'de')
    expect([status, body.errors]).toEqual([
      422,
      { latin_name: ['Bitte schreiben Sie diesen Namen in lateinischen Buchstaben.'] },
    ])
    expect(await put({ latin_name: '' })).toMatchObject({ latin_name: '' })
  })

  test('keep absent fields and clear null ones', async () => {
    await put({ title: 'Dr.', date_of_birth: '2004-05-17', nationality: 15, locale: 'de' })
    expect(await put({})).toMatchObject({ title: 'Dr.', date_of_birth: '2004-05-17', locale: 'de' })
    expect(await put({ title: null, date_of_birth: null, nationality: null })).toMatchObject({
      title: null,
      date_of_birth: null,
      nationality: null,
    })
  })

  test('store an empty title as null', async () => {
    expect((await put({ title: ' ' })).title).toBeNull()
  })

  test.each([
    ['no first name', { first_name: ' ' }, { first_name: ['This field is required.'] }],
    ['no last name', { last_name: undefined }, { last_name: ['This field is required.'] }],
    ['no email address', { email: '' }, { email: ['Email is required'] }],
    ['an invalid email address', { email: 'mira' }, { email: ['Please enter a valid email address.'] }],
    ['no gender', { gender: undefined }, { gender: ['Please choose one'] }],
    ['an unknown gender', { gender: 'x' }, { gender: ['Please choose one'] }],
    [
      'an invalid date of birth',
      { date_of_birth: '2004-02-30' },
      { date_of_birth: ['Please enter a valid date.'] },
    ],
    [
      'a date of birth in the future',
      { date_of_birth: '2027-03-03' },
      { date_of_birth: ['The date of birth is in the future.'] },
    ],
    ['an unknown country', { nationality: 9_999 }, { nationality: ['Please select a country'] }],
    ['an unknown language', { locale: 'fr' }, { locale: ['locale is not valid.'] }],
    ['a title that is too long', { title: 'x'.repeat(51) }, { title: ['This text is too long.'] }],
    [
      'a title with a link',
      { title: 'www.evil.example' },
      { title: ['A name or title must not contain a web address.'] },
    ],
    [
      'a name with a line break',
      { first_name: 'Mira\nTalbach' },
      { first_name: ['This contains line breaks or invisible characters. Please type it again.'] },
    ],
  ])('with %s are refused at the field', async (_, body, errors) => {
    const answer = await refuse(body)
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors })
    expect((await show()).first_name).toBe('Test')
  })

  test('report every invalid field, in German too', async () => {
    const { body } = await refuse({ first_name: '', gender: null }, mira, 'de')
    expect(body.errors).toEqual({
      first_name: ['Dieses Feld ist erforderlich.'],
      gender: ['Bitte wählen Sie eine Möglichkeit.'],
    })
  })

  test('accept today in Vienna as the date of birth', async () => {
    expect((await put({ date_of_birth: '2027-03-02' })).date_of_birth).toBe('2027-03-02')
  })
})

test('the profile includes the person’s open amount', async () => {
  const masterclassId = String(await insertMasterclass(fixture.db))
  const body = { is_known: 1, agreed_consent: 1, agreed_terms: 1 } as const
  const { fee_invoice } = (await fixture.call(apply, { params: { masterclassId }, body }, { as: mira })).body
  const { outstanding_invoices } = await show()
  expect(outstanding_invoices).toMatchObject([{ id: fee_invoice?.id, outstanding_amount: 75 }])
  expect((await show(await fixture.person())).outstanding_invoices).toEqual([])
})
