import { expect, test } from 'vitest'
import { textRuns } from './text-runs.ts'

/** Writes the runs with their fonts: `Kim (korean:김)`, `~` for a no-break space. */
const written = (text: string) => {
  const runs = textRuns(text)
  if (typeof runs === 'string') return runs
  return runs
    .map(run => (run.font ? `[${run.font}:${run.text}]` : run.text))
    .join('')
    .replaceAll('\u00a0', '~')
}

test.each([
  ['Žiga van der Weidemeer-O’Brien', 'Žiga van der Weidemeer-O’Brien'],
  ['Соломія, Νίκος, Nguyễn Thị Ánh', 'Соломія, Νίκος, Nguyễn Thị Ánh'],
  ['Kim (김민준), Wien', 'Kim ([korean:김민준]), Wien'],
  ['김 민준', '[korean:김] [korean:민준]'],
  ['王小明', '[han:王小明]'],
  ['山田 さくら・ヤマダ', '[han:山田] [han:さくら]·[han:ヤマダ]'],
  ['สมชาย ใจดี', '[thai:สมชาย] [thai:ใจดี]'],
  ['ქეთევან', '[georgian:ქეთევან]'],
  ['Արմեն', '[armenian:Արմեն]'],
  ['राजेश कुमार', '[devanagari:राजेश] [devanagari:कुमार]'],
  // A right-to-left name is one run, which the font engine turns around.
  ['محمد علي', '[arabic:محمد~علي]'],
  ['Wir laden محمد علي ein', 'Wir laden [arabic:محمد~علي] ein'],
  // A number behind right-to-left words stands on their left, in its own order.
  ['שרה לוי 12', '12~[hebrew:שרה~לוי]'],
  ['(שרה)', '([hebrew:שרה])'],
  // Emoji, and scripts that no font has.
  ['Mira 🎻 Talbach', 'Mira Talbach'],
  ['Mira 👩🏽‍🎤🇦🇹', 'Mira '],
  ['தமிழ் Tamil', ' Tamil'],
])('%s is printed as %s', (text, expected) => {
  expect(written(text)).toBe(expected)
})

test('decomposed letters are composed', () => {
  expect(written('한'.normalize('NFD'))).toBe('[korean:한]')
  expect(written('Győr'.normalize('NFD'))).toBe('Győr')
})

test('long right-to-left text is broken into lines that are each in order', () => {
  const runs = textRuns('عبدالرحمن محمد عبدالعزيز بن سلطان القحطاني الشمري العتيبي')
  if (typeof runs === 'string') throw new Error('no runs')
  const lines = runs.filter(({ text }) => text !== '\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(34)
  expect(lines.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ')).toMatch(/^عبدالرحمن.*العتيبي$/)
})
