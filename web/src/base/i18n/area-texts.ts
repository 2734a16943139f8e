import type { Locale } from '@academy/contract/base/locale'

/**
 * Texts that several catalogues of the personal area use with the same meaning. Public pages do not load
 * them.
 */
export const areaCommon = {
  newEmailHint: {
    en: 'A new address takes effect once you have confirmed it: we send a link to it, and let the old one know.',
    de: 'Eine neue Adresse gilt, sobald Sie sie bestätigt haben: Wir senden einen Link dorthin und verständigen die alte.',
  },
  ownPassword: { en: 'Your password', de: 'Ihr Passwort' },
  ownPasswordHint: {
    en: 'So that nobody but you can change the address.',
    de: 'Damit niemand außer Ihnen die Adresse ändern kann.',
  },
  language: { en: 'Language', de: 'Sprache' },
  languageHint: {
    en: 'The language we write to you in, and the language of this site.',
    de: 'In dieser Sprache schreiben wir Ihnen, und so sehen Sie die Website.',
  },
  dataSaved: { en: 'Your data is saved.', de: 'Ihre Daten sind gespeichert.' },
  ageNote: {
    en: 'Ages are those on the first day of the academy.',
    de: 'Das Alter gilt für den ersten Tag der Akademie.',
  },
  save: { en: 'Save', de: 'Speichern' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  delete: { en: 'Delete', de: 'Löschen' },
  copy: { en: 'Copy', de: 'Kopieren' },
  search: { en: 'Search', de: 'Suche' },
  print: { en: 'Print', de: 'Drucken' },
  download: { en: 'Download', de: 'Herunterladen' },
  actions: { en: 'Actions', de: 'Aktionen' },
  name: { en: 'Name', de: 'Name' },
  street: { en: 'Street and number', de: 'Straße und Hausnummer' },
  zip: { en: 'Postcode', de: 'Postleitzahl' },
  city: { en: 'Town', de: 'Ort' },
  comment: { en: 'Comment', de: 'Anmerkung' },
  day: { en: 'Day', de: 'Tag' },
  arrival: { en: 'Arrival', de: 'Anreise' },
  departure: { en: 'Departure', de: 'Abreise' },
  room: { en: 'Room', de: 'Zimmer' },
  masterclass: { en: 'Masterclass', de: 'Meisterkurs' },
  repertoire: { en: 'Repertoire', de: 'Repertoire' },
  amount: { en: 'Amount', de: 'Betrag' },
  /** Of invoices, and of everything else whose day has passed. */
  open: { en: 'open', de: 'offen' },
  overdue: { en: 'overdue', de: 'überfällig' },
  paid: { en: 'paid', de: 'bezahlt' },
} satisfies Record<string, Record<Locale, string>>

export const dataSavedWithEmail: Record<Locale, (email: string) => string> = {
  en: email =>
    `Your data is saved. We have sent a link to ${email}: the new address takes effect once you have opened it.`,
  de: email =>
    `Ihre Daten sind gespeichert. Wir haben einen Link an ${email} geschickt: Sobald Sie ihn geöffnet haben, gilt die neue Adresse.`,
}

/** The names of the languages, in the language of the page. */
export const areaLanguages: Record<Locale, Record<Locale, string>> = {
  en: { de: 'German', en: 'English' },
  de: { de: 'Deutsch', en: 'Englisch' },
}
