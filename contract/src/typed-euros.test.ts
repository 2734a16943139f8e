import { expect, test } from 'vitest'
import { formatEuros, parseEuros, parseSignedEuros } from './typed-euros.ts'

test.each([
  ['75', 75],
  [' 75 ', 75],
  ['37,5', 37.5],
  ['37,50', 37.5],
  ['37.50', 37.5],
  ['0,01', 0.01],
  ['€ 37,50', 37.5],
  ['37.50 EUR', 37.5],
  ['1080', 1080],
  ['1.080', 1080],
  ['1,080', 1080],
  ['1.080,50', 1080.5],
  ['1,080.50', 1080.5],
  ["1'080.50", 1080.5],
  ['1 080,50', 1080.5],
])('%j is %d', (text, amount) => {
  expect(parseEuros(text)).toBe(amount)
})

test.each(['', 'abc', '-5', '1,2,3', '12.3456', '5,', ',5', '1.08,5.0', 'NaN', '1e3'])(
  '%j is not an amount',
  text => {
    expect(parseEuros(text)).toBeNaN()
  },
)

test.each([
  [75, '75', '75'],
  [37.5, '37,50', '37.50'],
  [1080.05, '1080,05', '1080.05'],
  [Number.NaN, '', ''],
])('%d is formatted as %s and %s, and parsed back', (amount, de, en) => {
  expect([formatEuros(amount, ','), formatEuros(amount, '.')]).toEqual([de, en])
  expect([parseEuros(de), parseEuros(en)]).toEqual([amount, amount])
})

test.each([
  ['-5', -5],
  ['\u2212 1.080,50', -1080.5],
  ['37,50', 37.5],
  ['--5', Number.NaN],
  ['-', Number.NaN],
])('%j with a sign is %d', (text, amount) => {
  expect(parseSignedEuros(text)).toBe(amount)
})
