import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { formatEuros, parseEuros, parseSignedEuros } from './typed-euros.ts'

test.each([
  ['75', 75],
  [' 75 ', 75],
  ['37,5', 37.5],
  ['37,50', 37.5],
  ['37.50', 37.5],
  ['0,01', 0.01],
  ['0.50', 0.5],
  ['€ 37,50', 37.5],
  ['37.50 EUR', 37.5],
  ['1080', 1080],
  ['1.080,50', 1080.5],
  ['1,080.50', 1080.5],
  ["1'080.50", 1080.5],
  ['1\u2019080', 1080],
  ['1 080', 1080],
  ['1 080,50', 1080.5],
  ['12.345.678,9', 12_345_678.9],
])('%j is %d in every language', (text, amount) => {
  for (const locale of locales) expect(parseEuros(text, locale)).toBe(amount)
})

test.each([
  ['1.250', 1250, Number.NaN],
  ['1,250', Number.NaN, 1250],
  ['12.500.000', 12_500_000, Number.NaN],
  ['12,500,000', Number.NaN, 12_500_000],
])('%j is %d in German and %d in English: its sign may be the decimal one', (text, de, en) => {
  expect([parseEuros(text, 'de'), parseEuros(text, 'en')]).toEqual([de, en])
})

test.each(['', 'abc', '-5', '1,2,3', '12.3456', '5,', ',5', '1.08,5.0', 'NaN', '1e3'])(
  '%j is not an amount',
  text => {
    for (const locale of locales) expect(parseEuros(text, locale)).toBeNaN()
  },
)

test.each([
  ...['0.001', '0,001', '0.500', '0,500', '00.500', '012.345', '0.500,00'],
  ...['1.080,500', '1,080.500', '1.080.50', '1,080,50', '1.080,500,00'],
  ...['12 50', '1 08', '1234.567', '1234,567', '1.0800'],
])('%j is doubtful, and refused', text => {
  for (const locale of locales) expect(parseEuros(text, locale)).toBeNaN()
})

test.each([
  [75, '75', '75'],
  [37.5, '37,50', '37.50'],
  [1080.05, '1080,05', '1080.05'],
  [Number.NaN, '', ''],
])('%d is formatted as %s and %s, and parsed back', (amount, de, en) => {
  expect([formatEuros(amount, 'de'), formatEuros(amount, 'en')]).toEqual([de, en])
  expect([parseEuros(de, 'de'), parseEuros(en, 'en')]).toEqual([amount, amount])
})

test.each([
  ['-5', -5],
  ['\u2212 1.080,50', -1080.5],
  ['37,50', 37.5],
  ['-0,500', Number.NaN],
  ['--5', Number.NaN],
  ['-', Number.NaN],
])('%j with a sign is %d', (text, amount) => {
  expect(parseSignedEuros(text, 'de')).toBe(amount)
})
