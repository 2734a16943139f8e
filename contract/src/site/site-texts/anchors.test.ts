import { describe, expect, test } from 'vitest'
import { anchorOf, withAnchors } from './anchors.ts'

test.each([
  ['Who can apply?', 'who-can-apply'],
  ['Kann ich früher abreisen?', 'kann-ich-fruher-abreisen'],
  ['  „Straße“ – was?', 'strasse-was'],
  ['???', 'question'],
  ['Как подать заявку?', 'как-подать-заявку'],
])('the address of “%s” is %s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor)
})

const entry = (title: string, anchor?: string) => ({ title, text: 'x', ...(anchor && { anchor }) })

describe('the entries of a list', () => {
  test.each([
    ['have the anchor of the default language', [entry('Wer?')], [entry('Who?')], ['who']],
    ['have that of another language if it is missing', [entry('Wer?')], null, ['wer']],
    ['keep theirs when the title changes', [entry('Wer?', 'who')], [entry('Who may?', 'who')], ['who']],
    ['keep theirs if one language forgot it', [entry('Wer?', 'who')], [entry('Which?')], ['who']],
    ['have different ones', [entry('A'), entry('B')], [entry('Who?'), entry('Who?')], ['who', 'who-2']],
    [
      'a new one does not take that of another',
      [entry('Neu'), entry('Wer?', 'who')],
      [entry('Who?'), entry('Which?', 'who')],
      ['who-2', 'who'],
    ],
    ['two of the same anchor are told apart', [entry('A', 'who'), entry('B', 'who')], null, ['who', 'who-2']],
  ])('%s', (_, value_de, value_en, anchors) => {
    const values = withAnchors({ value_de, value_en })
    for (const value of Object.values(values).filter(Array.isArray))
      expect(value.map(({ anchor }) => anchor)).toEqual(anchors)
  })

  test('a text that is no list stays as it is', () => {
    expect(withAnchors({ value_de: 'Ja', value_en: null })).toEqual({ value_de: 'Ja', value_en: null })
  })
})
