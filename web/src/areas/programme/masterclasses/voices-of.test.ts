import {
  examplePublicMasterclass,
  type PublicMasterclass,
} from '@academy/contract/programme/masterclasses/schemas'
import { expect, test } from 'vitest'
import { voicesOf } from './voices.tsx'

/** A masterclass of a teacher; its instrument is also its position in the order of the office. */
const card = (
  teacher: string,
  instrument: number,
  tagline_de: string,
  more: Partial<PublicMasterclass> = {},
): PublicMasterclass => ({
  ...examplePublicMasterclass,
  teacher: { first_name: teacher, last_name: 'Talbach' },
  instrument: { ...examplePublicMasterclass.instrument, id: instrument, position: instrument },
  tagline_de,
  tagline_en: '',
  ...more,
})

const heard = (...masterclasses: PublicMasterclass[]) =>
  voicesOf(masterclasses, 'de').map(({ masterclass, text }) => `${masterclass.teacher.first_name}: ${text}`)

test.each([
  ['in the order of the instruments', [card('B', 2, 'zwei'), card('A', 1, 'eins')], ['A: eins', 'B: zwei']],
  ['not without a tagline', [card('A', 1, ''), card('B', 2, 'zwei')], ['B: zwei']],
  ['each instrument once', [card('A', 1, 'eins'), card('B', 1, 'zwei')], ['A: eins']],
  ['each teacher once', [card('A', 1, 'eins'), card('A', 2, 'zwei')], ['A: eins']],
  [
    'those that are open first',
    [card('A', 1, 'eins', { application_closed: 1 }), card('B', 2, 'zwei')],
    ['B: zwei', 'A: eins'],
  ],
  [
    'those that are over last',
    [card('A', 1, 'eins', { is_over: true }), card('B', 2, 'zwei')],
    ['B: zwei', 'A: eins'],
  ],
  [
    'at most three',
    [card('A', 1, '1'), card('B', 2, '2'), card('C', 3, '3'), card('D', 4, '4')],
    ['A: 1', 'B: 2', 'C: 3'],
  ],
  ['none without masterclasses', [], []],
])('the teachers of the home page: %s', (_, masterclasses, expected) => {
  expect(heard(...masterclasses)).toEqual(expected)
})

test('a tagline that is missing in the language of the page is shown in the other one', () => {
  const [voice] = voicesOf([card('A', 1, '', { tagline_en: 'One' })], 'de')
  expect(voice).toMatchObject({ text: 'One', lang: 'en' })
})
