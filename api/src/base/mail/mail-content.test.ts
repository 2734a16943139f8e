import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MailContent, renderMail } from './mail-content.ts'

const association = 'Verein Sommerakademie Lindsee'

const invitation: MailContent = {
  locale: 'de',
  subject: 'Ihre Rechnung',
  greeting: 'Liebe Änne Größwang,',
  paragraphs: [
    'vielen Dank für Ihre Bewerbung bei der Sommerakademie. Sobald die Bearbeitungsgebühr bezahlt ist, sieht Ihre Lehrerin die Bewerbung.',
    'Erste Zeile\nZweite Zeile',
  ],
  details: [
    ['Rechnung', '2027-0001'],
    ['Betrag', '75,00 €'],
  ],
  action: {
    label: 'Rechnung öffnen',
    url: `https://academy.example.org/invoices/1?signature=${'a'.repeat(80)}`,
  },
}

test('the text is wrapped and has the link on a line of its own', () => {
  expect(renderMail(invitation, association).text).toBe(`Liebe Änne Größwang,

vielen Dank für Ihre Bewerbung bei der Sommerakademie. Sobald die
Bearbeitungsgebühr bezahlt ist, sieht Ihre Lehrerin die Bewerbung.

Erste Zeile
Zweite Zeile

Rechnung: 2027-0001
Betrag: 75,00 €

Rechnung öffnen:
https://academy.example.org/invoices/1?signature=${'a'.repeat(80)}

Mit herzlichen Grüßen

-- 
Verein Sommerakademie Lindsee
`)
})

test('the closing is in the language of the mail unless the mail has its own', () => {
  const english: MailContent = { ...invitation, locale: 'en' }
  expect(renderMail(english, association).text).toContain('With kind regards')
  expect(renderMail(english, association).html).toContain('<html lang="en">')
  expect(renderMail({ ...english, closing: 'See you in August' }, association).text).not.toContain('regards')
})

test('no line of the text is longer than 76 columns unless it is a single word', () => {
  const words = fc.array(fc.stringMatching(/^[a-zäöü]{1,90}$/), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(words, list => {
      const { text } = renderMail({ ...invitation, paragraphs: [list.join(' ')] }, association)
      const long = text.split('\n').filter(line => line.length > 76)
      expect(long.filter(line => line.includes(' '))).toEqual([])
      expect(text.split(/\s+/).join(' ')).toContain(list.join(' '))
    }),
  )
})

// Reduces HTML to tags with attributes; values may add line breaks and link targets.
const skeleton = (html: string) =>
  (html.match(/<[^>]*>?/g) ?? [])
    .filter(tag => tag !== '<br>')
    .map(tag => tag.replace(/href="[^"]*"/, 'href'))
    .join('\n')

const filledWith = (value: string): MailContent => ({
  locale: 'en',
  subject: value,
  greeting: value,
  paragraphs: [value],
  details: [[value, value]],
  action: { label: value, url: value },
  closing: value,
})

test('no value can open a tag or leave its attribute', () => {
  const escapeFormula = skeleton(renderMail(filledWith('Largo'), 'Largo').html)
  const signs = fc.constantFrom('<', '>', '"', "'", '&', '/', '=', '\n', '\0', 'a', ' ')
  const anything = fc.nat(0xffff).map(code => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(signs, anything) }), value => {
      expect(skeleton(renderMail(filledWith(value), value).html)).toBe(escapeFormula)
    }),
    { numRuns: 1000 },
  )
})

test('no control character is kept except the line break', () => {
  const { text, html } = renderMail(filledWith('a\0b\rc\u2028d\x1be\tf'), 'x')
  expect(text).toContain('a b\nc\nd e f')
  expect(`${text}${html}`).not.toMatch(/[^\P{Cc}\n]/u)
})
