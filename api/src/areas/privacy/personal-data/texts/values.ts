import { consentNames } from '@academy/contract/base/consent-kinds'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'
import { mailKindNames } from '@academy/contract/messages/mails/kind-names'
import { dietNames } from '@academy/contract/people/arrival-details/diets'
import { auditValues } from '@academy/contract/privacy/audit-log/texts/field-texts'
import type { PersonalTableName } from '../../../../db/personal-data/register.ts'

const languages: Record<Locale, Record<Locale, string>> = {
  de: { de: 'Deutsch', en: 'Englisch' },
  en: { de: 'German', en: 'English' },
}

/** Words that the program stores, as people read them. What is not listed is shown as it is stored. */
export const valueTexts: Record<Locale, Record<string, string>> = {
  de: {
    ...languages.de,
    ...dietNames.de,
    true: 'ja',
    false: 'nein',
    male: 'männlich',
    female: 'weiblich',
    diverse: 'divers',
    PRIMARY: 'Hauptanschrift',
    BILLING: 'Rechnungsanschrift',
    PARENTS: 'Anschrift der Eltern',
    applied: 'beworben',
    accepted: 'angenommen',
    reserve: 'auf der Warteliste',
    rejected: 'abgelehnt',
    withdrawn: 'zurückgezogen',
    declined: 'abgelehnt',
    expired: 'abgelaufen',
    open: 'offen',
    new: 'neu',
    answered: 'beantwortet',
    done: 'erledigt',
    waiting: 'wartet',
    running: 'läuft',
    ready: 'fertig',
    failed: 'fehlgeschlagen',
    booked: 'gebucht',
    student: 'Studierende',
    Teacher: 'Lehrende',
    Correpetitor: 'Korrepetition',
    AcademyManager: 'Büro',
    Admin: 'Administration',
    handling_fee: 'Bearbeitungsgebühr',
    participation_fee: 'Teilnahmegebühr',
    lodging: 'Unterkunft',
    recording: 'Aufnahme',
    withdrawal: 'Stornogebühr',
    other: 'Sonstiges',
    corrected: 'korrigiert',
    reduced: 'ermäßigt',
    waived: 'erlassen',
    cancelled: 'storniert',
    payment: 'Zahlung',
    refund: 'Rückzahlung',
    before_due: 'vor der Fälligkeit',
    deadline: 'Frist',
    overdue: 'überfällig',
    second: 'zweite Erinnerung',
    by_hand: 'vom Büro gesendet',
  },
  en: {
    ...languages.en,
    ...dietNames.en,
    true: 'yes',
    false: 'no',
    PRIMARY: 'primary address',
    BILLING: 'address for invoices',
    PARENTS: 'address of the parents',
    reserve: 'on the waiting list',
    Teacher: 'teacher',
    Correpetitor: 'accompanist',
    AcademyManager: 'office',
    Admin: 'administrator',
    handling_fee: 'handling fee',
    participation_fee: 'participation fee',
    lodging: 'accommodation',
    withdrawal: 'cancellation fee',
    before_due: 'before it was due',
    second: 'second reminder',
    by_hand: 'sent by the office',
  },
}

/** Columns with words of the program. */
const wordColumns = new Set([
  'booked_as',
  'diet',
  'gender',
  'kind',
  'locale',
  'role',
  'roles',
  'special_diets',
  'state',
  'status',
  'step',
  'type',
])

type Words = Readonly<Record<string, string>>

/** Words of one table, where the same word means something else in another one. */
const ownWords: { [T in PersonalTableName]?: Record<string, (locale: Locale) => Words> } = {
  consents: { kind: locale => consentNames[locale] },
  notice_refusals: { kind: locale => auditValues[locale] },
  outbox: { kind: locale => mailKindNames[locale] },
  sent_notices: { kind: locale => auditValues[locale] },
}

/** Returns the words that a column can have; undefined for one with other texts. */
export const wordsOf = (table: PersonalTableName, column: string, locale: Locale): Words | undefined =>
  ownWords[table]?.[column]?.(locale) ?? (wordColumns.has(column) ? valueTexts[locale] : undefined)

interface PageTexts {
  title: string
  intro: string
  decisions: string
  made: string
  nothing: string
  files: string
  noFiles: string
  work: string
  workIntro: string
  entries: (count: number) => string
}

export const pageTexts: Record<Locale, PageTexts> = {
  de: {
    title: 'Ihre Daten',
    intro:
      'Diese Seite enthält alles, was die Akademie über Sie gespeichert hat. Dieselben Daten stehen maschinenlesbar in der Datei personal-data.json, Ihre Dateien im Ordner files.',
    decisions:
      'Entscheidungen und Bewertungen von Lehrenden sind enthalten, sobald die Auswahl des Meisterkurses endgültig ist. Prüfsummen von Passwörtern und Netzen und geheime Links sind nicht enthalten, auch kein Entwurf einer anonymen Umfrage.',
    made: 'Erstellt am',
    nothing: 'Nichts gespeichert.',
    files: 'Ihre Dateien',
    noFiles: 'Keine Dateien.',
    work: 'Ihre Arbeit',
    workIntro: 'So oft sind Sie als die Person vermerkt, die einen Eintrag gemacht oder geändert hat.',
    entries: count => plural('de', count, { one: '1 Eintrag', other: `${count} Einträge` }),
  },
  en: {
    title: 'Your data',
    intro:
      'This page has everything that the academy has stored about you. The file personal-data.json has the same data for programs, and the folder files has your files.',
    decisions:
      'Decisions and reviews of teachers are included once the selection of the masterclass is final. Checksums of passwords and networks and secret links are not included, and neither is the draft of an anonymous survey.',
    made: 'Made on',
    nothing: 'Nothing is stored.',
    files: 'Your files',
    noFiles: 'No files.',
    work: 'Your work',
    workIntro: 'How often you are named as the person who made or changed an entry.',
    entries: count => plural('en', count, { one: '1 entry', other: `${count} entries` }),
  },
}
