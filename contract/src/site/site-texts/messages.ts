import type { Locale } from '../../base/locale.ts'

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
