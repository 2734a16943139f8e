import type { Locale } from '../locale.ts'

/** Where the résumé of a teacher stands in each language. Without zod: the pages load it, too. */
export const resumeFields = {
  de: 'resume_german',
  en: 'resume_english',
} as const satisfies Record<Locale, string>
