import { findText } from '@academy/contract/site-texts/register'
import { expect, test } from 'vitest'
import { placeholderValues } from './facts.ts'
import { showText } from './rules.ts'

const tagline = findText('home.tagline')
const lead = findText('about.lead')
const sponsors = findText('about.sponsors')
if (!tagline || !lead || !sponsors) throw new Error('The register lacks a text')

const values = { place: 'Lindsee' }

test.each([
  ['both languages', { value_de: 'Hier: {place}', value_en: 'Here: {place}' }, { text: 'Here: Lindsee' }],
  ['only the language of the page', { value_de: null, value_en: 'Here' }, { text: 'Here' }],
  ['only the other language', { value_de: 'Hier', value_en: null }, { text: 'Hier', lang: 'de' }],
  ['no language', { value_de: null, value_en: null }, { text: tagline.defaults.en }],
  ['nothing', undefined, { text: tagline.defaults.en }],
  ['a value of another kind', { value_de: [], value_en: [] }, { text: tagline.defaults.en }],
])('an English page with a text that is stored in %s', (_, stored, shown) => {
  expect(showText(tagline, stored, 'en', values)).toEqual(shown)
})

test('paragraphs are split, and entries of a list filled', () => {
  const stored = { value_de: 'Eins\n\n{place}', value_en: null }
  expect(showText(lead, stored, 'de', values)).toEqual({ paragraphs: ['Eins', 'Lindsee'] })
  const logos = { value_de: [{ title: 'Bank', text: '', mark: 'drop' }], value_en: [] }
  expect(showText(sponsors, logos, 'de', values)).toEqual({
    items: [{ title: 'Bank', paragraphs: [], mark: 'drop' }],
  })
  expect(showText(sponsors, logos, 'en', values)).toEqual({ items: [] })
})

const association = {
  association: 'Verein',
  street: 'Seeweg 2',
  zip: '1234',
  city: 'Lindsee',
  email: 'a@b.c',
}
const later = {
  place_name: 'Schloss Lindsee',
  start_date_academy: '2028-08-01',
  end_date_academy: '2028-08-15',
  end_date_application: '2028-07-01',
  handling_fee_cents: 7_500,
}
const none = {
  place_name: null,
  start_date_academy: null,
  end_date_academy: null,
  end_date_application: null,
  handling_fee_cents: null,
}

test('placeholders have values before there is an academy', () => {
  expect(placeholderValues({ ...association, ...later }, 'en', '2027-11-01')).toMatchObject({
    place: 'Schloss Lindsee',
    year: '2028',
    deadline: '1 July 2028',
    handling_fee: '€75.00',
    address: 'Seeweg 2, 1234 Lindsee',
  })
  expect(placeholderValues({ ...association, ...none }, 'de', '2027-11-01')).toMatchObject({
    place: 'Lindsee',
    year: '2027',
    deadline: 'wird noch bekannt gegeben',
    handling_fee: 'wird noch bekannt gegeben',
  })
})
