import type { Locale } from '@academy/contract/lib/locale'

/**
 * Texts that several catalogues of the personal area use with the same meaning. Public pages do not load
 * them.
 */
export const areaCommon = {
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
} satisfies Record<string, Record<Locale, string>>

/** The names of the languages, in the language of the page. */
export const areaLanguages: Record<Locale, Record<Locale, string>> = {
  en: { de: 'German', en: 'English' },
  de: { de: 'Deutsch', en: 'Englisch' },
}
