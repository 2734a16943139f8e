import { MAX_STATEMENT_FILES, MAX_STATEMENT_MB } from '../base/constants.ts'
import type { Locale } from '../base/locale.ts'

/** Why a bank statement is refused; part of `fieldMessages`. */
export const bankMessages = {
  BANK_NOT_CAMT: {
    en: 'This is not a bank statement in the format camt.053 (XML), nor a ZIP of such files.',
    de: 'Das ist kein Kontoauszug im Format camt.053 (XML) und auch kein ZIP mit solchen Dateien.',
  },
  BANK_OTHER_REPORT: {
    en: 'This is a preliminary report (camt.052) or a notification (camt.054). Please export the statement, camt.053.',
    de: 'Das ist ein vorläufiger Bericht (camt.052) oder eine Anzeige (camt.054). Bitte exportieren Sie den Kontoauszug, camt.053.',
  },
  BANK_VERSION: {
    en: 'This version of camt.053 is not supported. Please export version 02 or 08.',
    de: 'Diese Version von camt.053 ist hier nicht bekannt. Bitte exportieren Sie Version 02 oder 08.',
  },
  BANK_DAMAGED: {
    en: 'This file is damaged or incomplete. Please export it again.',
    de: 'Diese Datei ist beschädigt oder unvollständig. Bitte exportieren Sie sie neu.',
  },
  BANK_DOCTYPE: {
    en: 'This file declares a document type or entities, which a bank statement never does. It was not read.',
    de: 'Diese Datei enthält eine Dokumenttyp-Deklaration oder Entitäten, die kein Kontoauszug hat. Sie wurde nicht gelesen.',
  },
  BANK_ENCODING: {
    en: 'The characters of this file cannot be read. Please export it as UTF-8.',
    de: 'Die Zeichen dieser Datei lassen sich nicht lesen. Bitte exportieren Sie sie als UTF-8.',
  },
  BANK_AMOUNT: {
    en: 'This file has an amount that cannot be booked: negative, with fractions of a cent, or of more than 20 million.',
    de: 'Diese Datei enthält einen Betrag, der sich nicht buchen lässt: negativ, mit Bruchteilen eines Cents oder über 20 Millionen.',
  },
  BANK_AMOUNT_FORM: {
    en: 'This file has an amount that is not written as in camt.053, with a point before the cents: {found}.',
    de: 'Diese Datei enthält einen Betrag, der nicht wie in camt.053 mit einem Punkt vor den Cents geschrieben ist: {found}.',
  },
  BANK_FUTURE: {
    en: 'This file has an entry dated in the future: {found}.',
    de: 'Diese Datei enthält einen Umsatz von einem Tag, der in der Zukunft liegt: {found}.',
  },
  BANK_DATE: {
    en: 'This file has an entry without a valid date.',
    de: 'Diese Datei enthält einen Umsatz ohne gültiges Datum.',
  },
  BANK_ACCOUNT: {
    en: 'This file has a statement without the IBAN of its account.',
    de: 'Diese Datei enthält einen Auszug ohne die IBAN seines Kontos.',
  },
  BANK_CURRENCY: {
    en: 'This file has amounts in a currency other than the euro.',
    de: 'Diese Datei enthält Beträge in einer anderen Währung als dem Euro.',
  },
  BANK_OTHER_ACCOUNT: {
    en: 'This statement belongs to an account other than the association’s: {found}.',
    de: 'Dieser Auszug gehört zu einem anderen Konto als dem des Vereins: {found}.',
  },
  BANK_NO_IBAN: {
    en: 'Please enter the IBAN of the association first, on the page “Association”.',
    de: 'Bitte tragen Sie zuerst die IBAN des Vereins ein, auf der Seite „Verein“.',
  },
  BANK_TOO_MUCH: {
    en: `This file has too much in it: at most ${MAX_STATEMENT_FILES} files in a ZIP, ${MAX_STATEMENT_MB} MB unpacked, and 20,000 entries. Please export shorter periods.`,
    de: `Diese Datei enthält zu viel: höchstens ${MAX_STATEMENT_FILES} Dateien im ZIP, ${MAX_STATEMENT_MB} MB entpackt und 20.000 Umsätze. Bitte exportieren Sie kürzere Zeiträume.`,
  },
  BANK_ZIP_DAMAGED: {
    en: 'This ZIP is damaged or protected with a password.',
    de: 'Dieses ZIP ist beschädigt oder mit einem Kennwort geschützt.',
  },
  BANK_ZIP_EMPTY: {
    en: 'This ZIP contains no XML file.',
    de: 'Dieses ZIP enthält keine XML-Datei.',
  },
} as const satisfies Record<string, Record<Locale, string>>

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
