import { expect, test } from 'vitest'
import { locales } from '../../base/locale.ts'
import { checkPlaceholders, fillPlaceholders } from './placeholders.ts'
import { registeredTexts } from './register.ts'
import { paragraphsOf, type TextRule, textSchema } from './text-rules.ts'

test.each([
  ['', undefined],
  ['no placeholder', undefined],
  ['{place} and {year}', undefined],
  ['{plcae}', 'PLACEHOLDER_UNKNOWN'],
  ['{Place}', 'PLACEHOLDER_UNKNOWN'],
  ['{ place }', 'PLACEHOLDER_UNKNOWN'],
  ['{}', 'PLACEHOLDER_UNKNOWN'],
  ['{__proto__}', 'PLACEHOLDER_UNKNOWN'],
  ['at {place', 'BRACE_UNCLOSED'],
  ['at place}', 'BRACE_UNCLOSED'],
  ['{{place}}', 'BRACE_UNCLOSED'],
  ['{place}}', 'BRACE_UNCLOSED'],
])('the placeholders of %j: %s', (text, error) => {
  expect(checkPlaceholders(text, ['place', 'year'])).toBe(error)
})

test('a required placeholder must occur', () => {
  expect(checkPlaceholders('on {day}', ['day', 'hall'], ['day', 'hall'])).toBe('PLACEHOLDER_MISSING')
  expect(checkPlaceholders('on {day} in {hall}', ['day', 'hall'], ['day', 'hall'])).toBeUndefined()
})

test.each([
  ['{place}, {place}', 'Lindsee, Lindsee'],
  ['{toString} {year', '{toString} {year'],
  ['{association}', 'Verein {place} & <b>'],
])('%j is filled as %j', (text, filled) => {
  expect(fillPlaceholders(text, { place: 'Lindsee', association: 'Verein {place} & <b>' })).toBe(filled)
})

test('empty lines separate paragraphs', () => {
  expect(paragraphsOf('one\r\n\r\ntwo\nlines\n  \n\n three \n\n')).toEqual(['one', 'two\nlines', 'three'])
})

test('every default is valid and uses its own placeholders', () => {
  for (const { key, rule, defaults } of registeredTexts)
    for (const locale of locales) {
      const { error } = textSchema(rule).safeParse(defaults[locale])
      expect(error?.issues, `${key} (${locale})`).toBeUndefined()
    }
})

test('no default names somebody or something of the demo', () => {
  const invented =
    /Amselzell|Lautenkar|Interpretia|Stiftsplatz|Verein Amsel|\babbot\b|\bAbt\b|1996|example\.org/
  for (const { key, defaults } of registeredTexts) expect(JSON.stringify(defaults), key).not.toMatch(invented)
})

test('no default that is on the site from the start says at which time of day something takes place', () => {
  const times = /\b(?:Morgen|Vormittag|Nachmittag|morning|afternoon)\b/i
  for (const { key, rule, defaults } of registeredTexts)
    if (!rule.is_example) expect(JSON.stringify(defaults), key).not.toMatch(times)
})

const rule: TextRule = {
  kind: 'paragraphs',
  max: 100,
  placeholders: ['place'],
  required: [],
  is_optional: false,
  min_items: 1,
  max_items: 2,
  has_times: false,
  has_anchors: false,
  is_example: false,
  marks: [],
}
const line = { ...rule, kind: 'line' } as const
const list = { ...rule, kind: 'list' } as const
const logos = { ...list, marks: ['drop'] }
const item = { title: 'A', text: 'b' }

test.each<[string, TextRule, unknown, string | undefined]>([
  ['a text', rule, 'one\n\ntwo', undefined],
  ['markup, which is shown as text', rule, '<script>alert(1)</script>', undefined],
  ['an empty text', rule, ' \n ', 'REQUIRED'],
  ['an empty optional text', { ...rule, is_optional: true }, '', undefined],
  ['a text that is too long', rule, 'x'.repeat(10_000), 'TOO_LONG'],
  ['a null byte', rule, 'a\0b', 'INVALID'],
  ['two lines where one is expected', line, 'one\ntwo', 'INVISIBLE_CHARACTERS'],
  ['a line with a change of direction', line, 'one \u202e two', 'INVISIBLE_CHARACTERS'],
  ['a list', list, [item], undefined],
  ['an empty list', list, [], 'TOO_FEW'],
  ['a list that is too long', list, [item, item, item], 'TOO_MANY'],
  ['an unknown placeholder in a list', list, [{ title: 'A', text: '{x}' }], 'PLACEHOLDER_UNKNOWN'],
  ['an entry without a title', list, [{ title: '', text: 'b' }], 'REQUIRED'],
  ['a logo', logos, [{ title: 'A', text: '', mark: 'drop' }], undefined],
  ['a logo without a drawing', logos, [{ title: 'A', text: '' }], 'CHOOSE_ONE'],
])('%s: %#', (_, of, value, message) => {
  expect(textSchema(of).safeParse(value).error?.issues[0]?.message).toBe(message)
})
