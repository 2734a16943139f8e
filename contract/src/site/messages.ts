import type { Locale } from '../base/locale.ts'

/** Error messages about the documents to agree to; part of `fieldMessages`. */
export const documentMessages = {
  DOCUMENT_CHANGED: {
    en: 'There has been a new version since you opened this form. Please read it and agree again.',
    de: 'Seit Sie dieses Formular geöffnet haben, gibt es eine neue Fassung. Bitte lesen Sie sie und stimmen Sie erneut zu.',
  },
  TABLE_ALONE: {
    en: 'This placeholder becomes a table. Please put it on a line of its own.',
    de: 'Dieser Platzhalter wird zu einer Tabelle. Bitte schreiben Sie ihn in eine eigene Zeile.',
  },
  PLACEHOLDER_EMPTY: {
    en: 'A placeholder has no value yet. Please complete the academy, its room types and its meals first.',
    de: 'Ein Platzhalter hat noch keinen Wert. Bitte ergänzen Sie zuerst die Akademie, ihre Zimmertypen und ihre Verpflegung.',
  },
} as const satisfies Record<string, Record<Locale, string>>

/** Error messages about placeholders; part of `fieldMessages`. */
export const siteTextMessages = {
  PLACEHOLDER_UNKNOWN: {
    en: 'There is no such placeholder here. Please use one of those listed.',
    de: 'Diesen Platzhalter gibt es hier nicht. Bitte verwenden Sie einen der angegebenen.',
  },
  PLACEHOLDER_MISSING: {
    en: 'A required placeholder is missing.',
    de: 'Ein Platzhalter, der vorkommen muss, fehlt.',
  },
  BRACE_UNCLOSED: {
    en: 'A curly bracket is missing: placeholders look like {place}.',
    de: 'Eine geschwungene Klammer fehlt: Platzhalter sehen so aus: {place}.',
  },
} as const satisfies Record<string, Record<Locale, string>>
