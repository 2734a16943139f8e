import { describe, expect, test } from 'vitest'
import { creditorReference, isBic, isCreditorReference, isIban, withoutSpaces } from '../../base/iban.ts'

// The published examples of the standards and the IBAN registry.
describe('an IBAN', () => {
  test.each([
    'AT61 1904 3002 3457 3201',
    'DE89 3704 0044 0532 0130 00',
    'CH93 0076 2011 6238 5295 7',
    'GB29 NWBK 6016 1331 9268 19',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'NO93 8601 1117 947',
  ])('%s is valid', typed => expect(isIban(withoutSpaces(typed))).toBe(true))
  test.each([
    'AT61 1904 3002 3457 3202',
    'AT16 1904 3002 3457 3201',
    'AT61',
    '',
    '6119043002345732',
    'AT611904300234573201X',
    // Correct check digits, but one digit too few or too many for the country, or a country without IBANs.
    'AT25 1904 3002 3457 320',
    'AT33 1904 3002 3457 3201 1',
    'ZZ81 3704 0044 0532 0130 0',
  ])('%j is invalid', typed => expect(isIban(withoutSpaces(typed))).toBe(false))
})

test.each([
  ['BKAUATWW', true],
  ['BKAUATWWXXX', true],
  ['BKAUATW', false],
  ['BKAU1TWW', false],
  ['BKAUZZWW', false],
  ['', false],
])('the BIC %j: %s', (bic, right) => expect(isBic(bic)).toBe(right))

describe('a creditor reference', () => {
  test.each([
    ['539007547034', 'RF18539007547034'],
    ['2027-0001', 'RF7920270001'],
  ])('of %s is %s', (text, reference) => {
    expect(creditorReference(text)).toBe(reference)
    expect(isCreditorReference(reference)).toBe(true)
  })
  test('detects one changed digit', () => {
    const reference = creditorReference('20270123')
    for (let at = 4; at < reference.length; at++) {
      const changed = `${reference.slice(0, at)}${(Number(reference[at]) + 1) % 10}${reference.slice(at + 1)}`
      expect(isCreditorReference(changed)).toBe(false)
    }
  })
})
