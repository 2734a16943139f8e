import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'
import { camt, type LineInput } from './testing/build-camt.ts'

const chunks = async function* (text: string) {
  yield Buffer.from(text)
}
const read = async (lines: LineInput[], id = 'S1') =>
  (await readXml(chunks(camt({ id, lines })))).flatMap(statement => statement.lines)
const prints = async (lines: LineInput[], id?: string) =>
  (await read(lines, id)).map(({ fingerprint }) => fingerprint)

const line: LineInput = { amount: '75.00', name: 'Mira Talbach', text: 'Cello', on: '2027-03-02' }

test.each<[string, LineInput]>([
  ['another day', { ...line, on: '2027-03-03' }],
  ['another amount', { ...line, amount: '75.01' }],
  ['the other direction', { ...line, direction: 'DBIT' }],
  ['another person', { ...line, name: 'Mara Talbach' }],
  ['another text', { ...line, text: 'Viola' }],
  ['a reference of the bank', { ...line, bank_reference: 'A1' }],
])('%s is another line', async (_what, other) => {
  const [first, second] = await prints([line, other])
  expect(first).not.toBe(second)
})

test.each<[string, LineInput, LineInput]>([
  ['the amount has more zeros', line, { ...line, amount: '75.0' }],
  ['the text is divided differently', line, { ...line, text: 'Cel\nlo ' }],
  [
    'the bank gives more details under the same reference',
    { ...line, bank_reference: 'A1' },
    { amount: '75.00', on: '2027-03-02', bank_reference: 'A1' },
  ],
])('it is the same line when %s', async (_what, one, other) => {
  expect(await prints([one], 'S1')).toEqual(await prints([other], 'S2'))
})

const lineInput = fc.record({
  amount: fc.constantFrom('15.00', '75.00', '620.00'),
  name: fc.constantFrom('Mira Talbach', 'Jonas Ehrwald'),
  text: fc.constantFrom('Cello', 'Zimmer'),
})
const days = fc.array(fc.array(lineInput, { maxLength: 5 }), { minLength: 1, maxLength: 8 })
const span = fc
  .tuple(fc.nat(7), fc.nat(7))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

test('files that overlap in any way have each line once, and equal payments of one day stay apart', () =>
  fc.assert(
    fc.asyncProperty(days, fc.array(span, { maxLength: 5 }), async (lines, spans) => {
      const dated = lines.map((ofDay, index) => ofDay.map(one => ({ ...one, on: `2027-03-0${index + 1}` })))
      const whole = await prints(dated.flat())
      expect(new Set(whole).size).toBe(dated.flat().length)
      const files = await Promise.all(
        spans.map(([from, to]) => prints(dated.slice(from, to + 1).flat(), 'part')),
      )
      for (const fingerprint of files.flat()) expect(whole).toContain(fingerprint)
    }),
    { numRuns: 60 },
  ))
