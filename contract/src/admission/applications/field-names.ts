import type { Locale } from '../../base/locale.ts'

type Name = Record<Locale, string>

// Without zod: pages that only read load this file too.

/** What applicants write, by its column: the form, the teacher's page and the archive of personal data call it the same. */
export const writtenNames = {
  repertoire: { de: 'Repertoire', en: 'Repertoire' },
} satisfies Record<string, Name>

/** What applicants send with it. */
export const materialNames = {
  recordings: { de: 'Aufnahmen', en: 'Recordings' },
  resumeFile: { de: 'Lebenslauf (PDF)', en: 'Résumé (PDF)' },
} satisfies Record<string, Name>
