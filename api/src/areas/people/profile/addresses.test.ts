import * as contract from '@academy/contract/people/profile/endpoints'
import type { Address, AddressInput } from '@academy/contract/people/profile/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
let mira: Person
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  mira = await fixture.person()
})

const home = { type: 'PRIMARY', street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country: 15 } as const
const put = async (addresses: AddressInput[], as = mira) =>
  (await fixture.call(contract.updateAddresses, { body: { addresses } }, { as })).body.addresses
const refuse = (addresses: unknown, as = mira, locale: 'de' | 'en' = 'en') =>
  fixture.refused(contract.updateAddresses, { body: { addresses } }, { as, locale })
const saved = async (as = mira) => (await fixture.call(contract.profile, {}, { as })).body.addresses
const brief = (addresses: Address[]) => addresses.map(({ type, city }) => `${type} ${city}`)

test('an address is added, trimmed, with its country', async () => {
  const [added] = await put([{ ...home, street: '  Am Anger 4 ' }])
  expect(added).toMatchObject({ ...home, country: { id: 15, name_de: 'Österreich', name_en: 'Austria' } })
  expect(await saved()).toEqual([added])
})

test('up to three addresses are allowed, sorted by type', async () => {
  await put([{ ...home, type: 'PARENTS', city: 'C' }])
  await put([{ ...home, type: 'BILLING', city: 'B' }])
  expect(brief(await put([{ ...home, city: 'A' }]))).toEqual(['PRIMARY A', 'BILLING B', 'PARENTS C'])
})

test('an unknown country is named beside other errors, also in other addresses and for a taken type', async () => {
  const answer = await refuse([
    { ...home, type: 'OFFICE', country: 2_000_000 },
    { ...home, type: 'BILLING', country: 3_000_000 },
  ])
  expect(answer.body.errors).toEqual({
    'addresses.0.type': ['required'],
    'addresses.0.country': ['Please select a country'],
    'addresses.1.country': ['Please select a country'],
  })
  const [billing] = await put([{ ...home, type: 'BILLING' }])
  await put([{ ...home, type: 'PARENTS' }])
  const taken = await refuse([{ ...home, id: billing?.id, type: 'PARENTS', country: 2_000_000 }])
  expect(Object.keys(taken.body.errors ?? {}).toSorted()).toEqual(['addresses.0.country', 'addresses.0.type'])
})

test('an address of somebody else is not found, whatever is wrong besides', async () => {
  const [theirs] = await put([home], await fixture.person())
  expect((await refuse([{ ...home, id: theirs?.id, street: '' }])).status).toBe(404)
})

test('the first address can have any type', async () => {
  expect(brief(await put([{ ...home, type: 'BILLING' }]))).toEqual(['BILLING Amselzell'])
})

describe('changing an address', () => {
  test('by its id keeps the id and the other addresses', async () => {
    const [first, second] = await put([home, { ...home, type: 'BILLING' }])
    const after = await put([{ ...home, id: first?.id, city: 'Drosselau' }])
    expect(after).toEqual([{ ...first, city: 'Drosselau' }, second])
  })

  test('by its type', async () => {
    const [first] = await put([home])
    expect(await put([{ ...home, city: 'Drosselau' }])).toEqual([{ ...first, city: 'Drosselau' }])
  })

  test('to an unused type', async () => {
    const [first] = await put([home])
    expect(await put([{ ...home, id: first?.id, type: 'PARENTS' }])).toEqual([{ ...first, type: 'PARENTS' }])
  })

  test('while swapping types with another one', async () => {
    const [first, second] = await put([
      { ...home, city: 'A' },
      { ...home, type: 'BILLING', city: 'B' },
    ])
    const after = await put([
      { ...home, id: first?.id, type: 'BILLING', city: 'A' },
      { ...home, id: second?.id, city: 'B' },
    ])
    expect(brief(after)).toEqual(['PRIMARY B', 'BILLING A'])
    expect(after.map(({ id }) => id)).toEqual([second?.id, first?.id])
  })
})

describe('an address is refused', () => {
  const country = { en: 'country needs to be selected', de: 'Bitte wählen Sie ein Land.' }
  test.each([
    ['without a street', { ...home, street: ' ' }, { street: ['required'] }],
    ['without a zip', { ...home, zip: '' }, { zip: ['required'] }],
    ['without a city', { ...home, city: '\t' }, { city: ['required'] }],
    ['without a type', { ...home, type: '' }, { type: ['required'] }],
    ['of an unknown type', { ...home, type: 'OFFICE' }, { type: ['required'] }],
    ['without a country', { ...home, country: null }, { country: [country.en] }],
    ['with a country name instead of an id', { ...home, country: 'Austria' }, { country: [country.en] }],
    ['with an unknown country', { ...home, country: 2_000_000 }, { country: ['Please select a country'] }],
    [
      'with a street that is too long',
      { ...home, street: 'x'.repeat(201) },
      { street: ['This text is too long.'] },
    ],
    [
      'without any field',
      {},
      {
        type: ['required'],
        street: ['required'],
        zip: ['required'],
        city: ['required'],
        country: [country.en],
      },
    ],
  ])('%s', async (_, address, fields) => {
    const { status, body } = await refuse([{ ...home, type: 'PARENTS' }, address])
    const errors = Object.fromEntries(
      Object.entries(fields).map(([key, said]) => [`addresses.1.${key}`, said]),
    )
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
    expect(await saved()).toEqual([])
  })

  test('in German, too', async () => {
    const { body } = await refuse([{ ...home, street: '', country: null }], mira, 'de')
    expect(body.errors).toEqual({
      'addresses.0.street': ['Dieses Feld ist erforderlich.'],
      'addresses.0.country': [country.de],
    })
  })

  test('when two have the same type', async () => {
    const { body } = await refuse([home, home])
    expect(body.errors).toEqual({ addresses: ['There can be only one address of each kind.'] })
  })

  test('when there are four', async () => {
    const { body } = await refuse([home, home, home, home])
    expect(body.errors?.['addresses']).toContain('Three addresses at most.')
  })

  test('when its new type belongs to an address that stays', async () => {
    const before = await put([home, { ...home, type: 'BILLING' }])
    const { status, body } = await refuse([{ ...home, id: before[0]?.id, type: 'BILLING' }])
    expect(status).toBe(422)
    expect(body.errors).toEqual({ 'addresses.0.type': ['There can be only one address of each kind.'] })
    expect(await saved()).toEqual(before)
  })

  test('when it belongs to another person', async () => {
    const other = await fixture.person()
    const before = await put([home], other)
    const { status } = await refuse([
      { ...home, type: 'PARENTS' },
      { ...home, id: before[0]?.id, city: 'Mine' },
    ])
    expect(status).toBe(404)
    expect(await saved()).toEqual([])
    expect(await saved(other)).toEqual(before)
  })

  test.each([null, {}, 'x', [null], [[]], [{ ...home, id: 'x' }], [{ ...home, id: 0 }]])(
    'when it is %j',
    async addresses => {
      expect((await refuse(addresses)).status).toBe(422)
    },
  )
})

describe('deleting an address', () => {
  const remove = (id: unknown, as = mira) =>
    fixture.refused(contract.deleteAddress, { params: { id } }, { as })

  test('removes it and keeps the others', async () => {
    const [first, second] = await put([home, { ...home, type: 'BILLING' }])
    const { body } = await fixture.call(
      contract.deleteAddress,
      { params: { id: String(first?.id) } },
      { as: mira },
    )
    expect(body.addresses).toEqual([second])
    expect((await remove(first?.id)).status).toBe(404)
  })

  test('is refused for addresses of others and unknown ones', async () => {
    const before = await put([home])
    expect((await remove(before[0]?.id, await fixture.person())).status).toBe(404)
    expect((await remove(before[0]?.id, await fixture.person(['Admin']))).status).toBe(404)
    expect((await remove('x')).status).toBe(404)
    expect(await saved()).toEqual(before)
  })
})

describe('concurrent requests', () => {
  test('that add an address of one type create one', async () => {
    const cities = Array.from({ length: 12 }, (_, index) => `City ${index}`)
    await Promise.all(cities.map(city => put([{ ...home, city }])))
    expect(await saved()).toHaveLength(1)
  })

  test('control: without the lock the second insert is refused, and without the constraint there are two', async () => {
    const own = await testApp()
    const { id: account_id } = await own.person()
    const insert = () =>
      own.db
        .insertInto('addresses')
        .values({ account_id, type: 'PRIMARY', street: 'a', zip: 'b', city: 'c', country_id: 1 })
        .execute()
    await insert()
    await expect(insert()).rejects.toThrow(/unique/)
    await sql`alter table addresses drop constraint addresses_account_id_type_key`.execute(own.db)
    await insert()
    expect(await own.db.selectFrom('addresses').select('id').execute()).toHaveLength(2)
    await own.close()
  })
})
