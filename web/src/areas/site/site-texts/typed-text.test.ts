import type { OfficeText } from '@academy/contract/site/site-texts/schemas'
import type { TextRule } from '@academy/contract/site/site-texts/text-rules'
import { describe, expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import { emptyItem, missingIn, shownValues, textRules, typedOf, valuesOf } from './typed-text.ts'

const rule: TextRule = {
  kind: 'paragraphs',
  max: 100,
  placeholders: ['place'],
  required: [],
  is_optional: false,
  min_items: 0,
  max_items: 3,
  has_times: false,
  has_anchors: false,
  is_example: false,
  marks: [],
}
const list = { ...rule, kind: 'list' } as const
const item = (title: string, text: string) => ({ title, text })

describe('what is sent', () => {
  test.each([
    ['both languages', 'Hier', 'Here', { value_de: 'Hier', value_en: 'Here' }],
    ['a language that is left empty is missing', 'Hier', ' ', { value_de: 'Hier', value_en: null }],
    ['all languages empty is not the default', '', '', { value_de: '', value_en: '' }],
  ])('%s', (_, de, en, values) => {
    expect(valuesOf({ text: { de, en }, items: [] }, rule)).toEqual(values)
  })

  test('a list keeps its entries, and a language without any word is missing', () => {
    const values = { value_de: [item('A', 'b')], value_en: null }
    expect(valuesOf(typedOf(values), list)).toEqual(values)
    expect(valuesOf({ ...typedOf(values), items: [] }, list)).toEqual({ value_de: [], value_en: [] })
  })
})

test.each([
  ['text.de', rule, { text: { de: '{x}', en: 'ok' }, items: [] }],
  [
    'items.0.text.en',
    list,
    { items: [{ ...emptyItem(), title: { de: 'A', en: 'A' }, text: { de: 'b', en: '' } }] },
  ],
  [
    'items.0.mark',
    { ...list, marks: ['drop'] },
    { items: [{ ...emptyItem(), title: { de: 'A', en: 'A' } }] },
  ],
])('an error is shown at the field %s', async (name, of, typed) => {
  const { schema, fieldName } = textRules(of)
  const parsed = await schema.safeParseAsync({ text: { de: '', en: '' }, ...typed })
  const fields = parsed.success ? [] : parsed.error.issues.map(({ path }) => fieldName(path.join('.')))
  expect(new Set(fields)).toEqual(new Set([name]))
})

test('the default is shown until the office changes a text, and a missing language is named', () => {
  const version = { version: 1, changed_at: '', changed_by: null }
  const text: OfficeText = {
    key: 'home.tagline',
    page: 'home',
    label_de: '',
    label_en: '',
    rule,
    default_de: 'Standard',
    default_en: 'Default',
    current: null,
  }
  expect(shownValues(text)).toEqual({ value_de: 'Standard', value_en: 'Default' })
  const restored = { ...text, current: { ...version, value_de: null, value_en: null } }
  expect([shownValues(restored), missingIn(restored)]).toEqual([shownValues(text), []])
  const german = { ...text, current: { ...version, value_de: 'Neu', value_en: null } }
  expect([shownValues(german), missingIn(german)]).toMatchObject([
    { value_de: 'Neu', value_en: null },
    ['en'],
  ])
})

test.each([
  ['a b c', 'a b c', [{ text: 'a b c' }]],
  [
    'a b c',
    'a x c',
    [{ text: 'a ' }, { text: 'b ', change: 'removed' }, { text: 'x ', change: 'added' }, { text: 'c' }],
  ],
  ['', 'new', [{ text: 'new', change: 'added' }]],
  ['old', '', [{ text: 'old', change: 'removed' }]],
])('%j compared with %j', (before, after, parts) => {
  expect(compareTexts(before, after)).toEqual(parts)
})

test('long texts are compared by paragraphs', () => {
  const long = (word: string) => `${'word '.repeat(900)}\n\n${word}`
  expect(compareTexts(long('one'), long('two')).map(({ change }) => change)).toEqual([
    undefined,
    'removed',
    'added',
  ])
})
