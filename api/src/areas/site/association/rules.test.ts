import type { PublishedAssociation } from '@academy/contract/site/association/schemas'
import { expect, test } from 'vitest'
import { association as demo } from './demo-association.ts'
import { demoFields, withoutDemoData } from './rules.ts'

const { contact_email, bank_name, bank_address, account_holder, iban, bic, due_days, ...shared } = demo
const site: PublishedAssociation = {
  ...shared,
  country_de: 'Österreich',
  country_en: 'Austria',
  country_code: 'AT',
}

test('nothing that is invented for the demo is left', () => {
  const text = JSON.stringify(withoutDemoData(site))
  for (const invented of [
    'Amselzell',
    'Stiftsplatz',
    '8899',
    'example.org',
    '0123456789',
    'Kargau',
    'Sprinzl',
  ])
    expect(text).not.toContain(invented)
  expect(withoutDemoData(site)).toMatchObject({ site_name_de: 'Internationale Sommerakademie', board: [] })
})

test.each<[Partial<PublishedAssociation>, keyof PublishedAssociation]>([
  [{ name: 'Verein Klangsommer' }, 'name'],
  [{ board: [] }, 'board'],
  [{ place: '' }, 'place'],
  [{ zip: '1010', city: 'Wien' }, 'street'],
])('%j is published as it is', (change, field) => {
  const changed = { ...site, ...change }
  expect(demoFields(changed)).not.toContain(field)
  expect(withoutDemoData(changed)[field]).toEqual(changed[field])
})
