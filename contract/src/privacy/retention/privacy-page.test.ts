import { expect, test } from 'vitest'
import { SESSION_DAYS } from '../../base/constants.ts'
import { type Locale, locales } from '../../base/locale.ts'
import { type Period, retentionRules } from '../../base/retention.ts'
import { privacyTexts } from '../../site/site-texts/privacy-texts.ts'

const numbers: Record<Locale, Record<number, string>> = {
  de: { 1: 'ein', 3: 'drei', 6: 'sechs', 7: 'sieben' },
  en: { 1: 'one', 3: 'three', 6: 'six', 7: 'seven' },
}
const units: Record<Locale, Record<Period['unit'], (amount: number) => string>> = {
  de: {
    hour: () => 'Stunden',
    day: () => 'Tage',
    month: () => 'Monate',
    year: amount => (amount === 1 ? 'Jahr' : 'Jahre'),
  },
  en: {
    hour: () => 'hours',
    day: () => 'days',
    month: () => 'months',
    year: amount => (amount === 1 ? 'year' : 'years'),
  },
}
const inWords = ({ amount, unit }: Period, locale: Locale) =>
  `${numbers[locale][amount] ?? amount} ${units[locale][unit](amount)}`

const days = (amount: number): Period => ({ amount, unit: 'day' })
const rules = retentionRules

// The page says it in prose, which stands in an area below: it cannot be made of the rules.
test.each<[what: string, period: Period, prose: Record<Locale, string>]>([
  [
    'material of the rejected',
    rules.material.period,
    {
      de: 'nicht angenommen oder zurückgezogen: {period} nach der Entscheidung',
      en: 'not accepted or withdrawn: {period} after the decision',
    },
  ],
  [
    'consent of parents',
    rules.parent_consent.period,
    {
      de: 'Zustimmung der Eltern: {period} nach dem Ende der Akademie',
      en: 'Parental consent: {period} after the end of the academy',
    },
  ],
  [
    'accounts',
    rules.account.period,
    {
      de: 'bis Sie uns um Löschung bitten, höchstens {period}, nachdem Sie zuletzt eingeloggt waren',
      en: 'until you ask us to delete them, at most {period} after your last login',
    },
  ],
  [
    'messages',
    rules.messages.period,
    {
      de: 'Nachrichten aus dem Kontaktformular: höchstens {period}',
      en: 'Messages from the contact form: at most {period}',
    },
  ],
  [
    'mails',
    rules.mails.period,
    { de: 'Kopien unserer E-Mails an Sie: {period}', en: 'Copies of our emails to you: {period}' },
  ],
  ['invoices', rules.invoices.period, { de: 'Rechnungen: {period} (', en: 'Invoices: {period} (' }],
  [
    'the audit log',
    rules.record.period,
    {
      de: 'Adressen und Rollen: {period}; Netzadressen',
      en: 'addresses and roles: {period}; network addresses',
    },
  ],
  [
    'attempts',
    rules.attempts.period,
    { de: 'höchstens {period} lang', en: 'cannot be recovered, for {period} at most' },
  ],
  [
    'networks',
    rules.networks.period,
    { de: 'eine solche Prüfsumme {period} auf', en: 'such a checksum for {period}' },
  ],
  [
    'devices',
    rules.devices.period,
    { de: 'beim Einloggen gesetzt und {period} lang', en: 'when you log in and kept for {period}' },
  ],
  [
    'sessions',
    days(SESSION_DAYS),
    { de: 'bis sie enden, höchstens {period}', en: 'until they end, at most {period}' },
  ],
])('the privacy page says how long the program keeps %s', (_, period, prose) => {
  for (const locale of locales) {
    const page = JSON.stringify(privacyTexts.sections.defaults[locale])
    expect(page).toContain(prose[locale].replace('{period}', inWords(period, locale)))
  }
})
