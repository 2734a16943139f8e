import { expect, test } from 'vitest'
import { centsOf, eurosOf, moneyText, shortMoneyText } from './money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [7_500, '€ 75,00', '€75.00', '€ 75', '€75'],
  [125_050, '€ 1.250,50', '€1,250.50', '€ 1.250,50', '€1,250.50'],
  [5, '€ 0,05', '€0.05', '€ 0,05', '€0.05'],
  [0, '€ 0,00', '€0.00', '€ 0', '€0'],
  [-7_500, '-€ 75,00', '-€75.00', '-€ 75', '-€75'],
])('formats %i cents as %s and %s, or shorter as %s and %s', (cents, de, en, shortDe, shortEn) => {
  expect([moneyText(cents, 'de'), moneyText(cents, 'en')].map(plain)).toEqual([de, en])
  expect([shortMoneyText(cents, 'de'), shortMoneyText(cents, 'en')].map(plain)).toEqual([shortDe, shortEn])
})

test.each([
  [0.29, 29],
  [1.005, 100],
  [4.35, 435],
  [1_080.5, 108_050],
])('converts %d euros to %i cents', (euros, cents) => {
  expect(centsOf(euros)).toBe(cents)
  expect(centsOf(eurosOf(cents))).toBe(cents)
})
