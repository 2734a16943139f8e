import type { Locale } from '@academy/contract/locale'

interface Words {
  fileName: string
  results: string
  yes: string
  /** Of the table with all answers. */
  columns: string[]
}

export const resultWords: Record<Locale, Words> = {
  de: {
    fileName: 'umfrage',
    results: 'Ergebnisse der Umfrage',
    yes: 'ja',
    columns: ['Nr.', 'Frage', 'Wertung', 'Nicht zutreffend', 'Gut', 'Nicht gut', 'Hat gefehlt'],
  },
  en: {
    fileName: 'survey',
    results: 'Results of the survey',
    yes: 'yes',
    columns: ['No.', 'Question', 'Rating', 'Not applicable', 'Good', 'Not good', 'Missing'],
  },
}
