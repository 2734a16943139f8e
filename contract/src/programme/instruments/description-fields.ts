import type { Locale } from '../../base/locale.ts'

/** The field of an instrument's description in each language. Does not import zod: the pages load this file too. */
export const descriptionFields = {
  de: 'description_german',
  en: 'description_english',
} as const satisfies Record<Locale, string>
