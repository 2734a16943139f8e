import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

// ~ stands for a space that does not break
test.each([
  [
    'joins wrapped lines',
    'zwei\n         Zeilen, und ein recht langer Schluss',
    'zwei Zeilen, und ein recht langer~Schluss',
  ],
  [
    'ties a number to its unit',
    'bis zu 14 Tage vorher, Unverbindliches',
    'bis zu 14~Tage vorher, Unverbindliches',
  ],
  ['ties a day to its month', 'am 15. Juni ist Anmeldungsschluss', 'am 15.~Juni ist Anmeldungsschluss'],
  [
    'ties a legal reference',
    'nach (Art. 6 Abs. 1 DSGVO) Selbstverständliches',
    'nach (Art.~6~Abs.~1~DSGVO) Selbstverständliches',
  ],
  [
    'ties brackets within brackets',
    'see (Art. 6(1) lit. a GDPR) straightforwardly',
    'see (Art.~6(1)~lit.~a~GDPR) straightforwardly',
  ],
  ['ties the end of a paragraph', 'es verbleibt dem Verein.', 'es verbleibt~dem~Verein.'],
])('%s', (_, text, expected) => {
  expect(typeset(text)).toBe(expected.replaceAll('~', '\u00a0'))
})

test('an e-mail is not hyphenated at a line end', () => {
  expect(typeset('Ihre E-Mail')).not.toContain('E-Mail')
})
