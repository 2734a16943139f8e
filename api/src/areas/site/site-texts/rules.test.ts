import { locales } from '@academy/contract/base/locale'
import { findText, type RegisteredText, registeredTexts } from '@academy/contract/site/site-texts/register'
import type { TextItem } from '@academy/contract/site/site-texts/text-rules'
import { describe, expect, test } from 'vitest'
import { placeholderValues } from './facts.ts'
import { fillLine, fillParagraph, showText } from './rules.ts'

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
  site_name_de: '',
  site_name_en: 'Summer at the Lake',
  country_de: 'Österreich',
  country_en: 'Austria',
  place: '',
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
    handling_fee: '€75',
    address: 'Seeweg 2, 1234 Lindsee, Austria',
  })
  expect(placeholderValues({ ...association, ...none }, 'de', '2027-11-01')).toMatchObject({
    place: 'Lindsee',
    year: '2027',
    deadline: 'wird noch bekannt gegeben',
    handling_fee: 'wird noch bekannt gegeben',
  })
})

test('a new installation names the site instead of the association and the place', () => {
  const unknown = { ...association, ...none, association: '', street: '', zip: '', city: '', email: '' }
  expect(placeholderValues(unknown, 'de', '2027-11-01')).toMatchObject({
    association: 'Summer at the Lake',
    place: 'Summer at the Lake',
    address: '',
    email: '',
  })
  expect(placeholderValues({ ...unknown, site_name_en: '' }, 'de', '2027-11-01')).toMatchObject({
    association: 'Internationale Sommerakademie',
  })
})

describe('a placeholder without a value', () => {
  const unset = { email: '', address: '', association: 'Verein' }

  test.each<[string, 'de' | 'en', string]>([
    ['{association}, {address}. Fragen bitte an {email}; das genügt.', 'de', ''],
    ['{association} lädt ein. Schreiben Sie an {email}.', 'de', 'Verein lädt ein.'],
    ['Write to {email}. We answer (Art. 6 GDPR). Bye.', 'en', 'We answer (Art. 6 GDPR). Bye.'],
    ['Next:\n• Write to {email}.\n• Come.', 'en', 'Next:\n• Come.'],
    ['{association}: all is known', 'en', 'Verein: all is known'],
  ])('leaves out the sentence: %j', (paragraph, locale, shown) => {
    expect(fillParagraph(paragraph, unset, locale)).toBe(shown)
  })

  test('never empties a line', () => {
    expect(fillLine('Mail {email} or call', unset, 'en')).toBe('Mail or call')
    expect(fillLine('Come. Write to {email}.', unset, 'en')).toBe('Come.')
  })

  test('leaves no gap in any default', () => {
    for (const text of registeredTexts)
      for (const locale of locales) {
        const shown = JSON.stringify(showText(text, undefined, locale, unset))
        expect(shown, `${text.key} (${locale})`).not.toMatch(/ [.,;)]| {2}/)
      }
  })
})

/** A valid value of a text that differs by language. */
const valueFor = ({ rule, defaults }: RegisteredText, locale: 'de' | 'en') => {
  const own = rule.required.map(name => ` {${name}}`).join('')
  if (rule.kind !== 'list') return `Wording in ${locale}${own}`
  const [first] = defaults[locale] as TextItem[]
  return [{ title: `Wording in ${locale}`, text: '', ...(first?.mark && { mark: first.mark }) }]
}

test.each(registeredTexts.map(text => [text.key, text] as const))(
  '%s in one language is shown to everybody, marked with its language',
  (_, text) => {
    for (const [written, asked] of [
      ['de', 'en'],
      ['en', 'de'],
    ] as const) {
      const stored = { value_de: null, value_en: null, [`value_${written}`]: valueFor(text, written) }
      expect(JSON.stringify(showText(text, stored, asked, {}))).toContain(`Wording in ${written}`)
      expect(showText(text, stored, asked, {}).lang).toBe(written)
      expect(showText(text, stored, written, {}).lang).toBeUndefined()
    }
  },
)
