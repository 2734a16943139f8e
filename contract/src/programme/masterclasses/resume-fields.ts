import type { Locale } from '../../base/locale.ts'

/** The field of a teacher's résumé in each language. Does not import zod: the pages load this file too. */
export const resumeFields = {
  de: 'resume_german',
  en: 'resume_english',
} as const satisfies Record<Locale, string>
