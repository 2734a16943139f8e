import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

// ~ stands for a no-break space.
test.each([
  [
    'joins wrapped lines',
    'zwei\n         Zeilen, und ein recht langer Schluss',
    'zwei Zeilen, und ein recht langer~Schluss',
  ],
  [
    'keeps a number and its unit together',
    'bis zu 14 Tage vorher, Unverbindliches',
    'bis zu 14~Tage vorher, Unverbindliches',
  ],
  [
    'keeps a day and its month together',
    'am 15. Juni ist Anmeldungsschluss',
    'am 15.~Juni ist Anmeldungsschluss',
  ],
  [
    'keeps a legal reference together',
    'nach (Art. 6 Abs. 1 DSGVO) Selbstverständliches',
    'nach (Art.~6~Abs.~1~DSGVO) Selbstverständliches',
  ],
  [
    'keeps nested brackets together',
    'see (Art. 6(1) lit. a GDPR) straightforwardly',
    'see (Art.~6(1)~lit.~a~GDPR) straightforwardly',
  ],
  ['keeps the last words of a paragraph together', 'es verbleibt dem Verein.', 'es verbleibt~dem~Verein.'],
])('%s', (_, text, expected) => {
  expect(typeset(text)).toBe(expected.replaceAll('~', '\u00a0'))
})

test('an e-mail address is not hyphenated at a line end', () => {
  expect(typeset('Ihre E-Mail')).not.toContain('E-Mail')
})
