import type { Locale } from '../../base/locale.ts'

/** Errors of what the office enters about invoices and money; part of `fieldMessages`. */
export const ledgerMessages = {
  TOTAL_TOO_LOW: {
    en: 'The total has to be more than zero.',
    de: 'Die Summe muss größer als null sein.',
  },
  TOTAL_TOO_HIGH: {
    en: 'The total can be at most one million euros.',
    de: 'Die Summe kann höchstens eine Million Euro betragen.',
  },
  QUANTITY_INVALID: {
    en: 'Please enter a whole number from 1 to 999.',
    de: 'Bitte geben Sie eine ganze Zahl von 1 bis 999 ein.',
  },
  REDUCTION_TOO_HIGH: {
    en: 'This is more than the total of the invoice.',
    de: 'Das ist mehr als die Summe der Rechnung.',
  },
  CREDIT_EXCEEDED: {
    en: 'This is more than the credit that is left.',
    de: 'Das ist mehr, als an Guthaben da ist.',
  },
  DAYS_INVALID: {
    en: 'Please enter a whole number of days, 0 or more.',
    de: 'Bitte geben Sie eine ganze Zahl von Tagen ein, 0 oder mehr.',
  },
  PERIOD_NOT_ALLOWED: {
    en: 'Please choose a whole number within the given limits.',
    de: 'Bitte wählen Sie eine ganze Zahl innerhalb der angegebenen Grenzen.',
  },
  DAYS_TOO_MANY: { en: 'That is too many days.', de: 'Das sind zu viele Tage.' },
  REMINDER_ORDER: {
    en: 'The second reminder follows the first one: please enter more days than there, or 0 for none.',
    de: 'Die zweite Erinnerung folgt auf die erste: Bitte geben Sie mehr Tage als dort ein, oder 0 für keine.',
  },
  IBAN_OWN: {
    en: 'This is the bank account of the academy. Please enter your own.',
    de: 'Das ist das Konto der Akademie. Bitte geben Sie Ihr eigenes an.',
  },
} as const satisfies Record<string, Record<Locale, string>>
