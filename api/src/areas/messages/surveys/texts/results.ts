import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

interface PdfTexts {
  fileName: string
  results(year: number): string
  answered(answered: number, invited: number): string
  /** How many of the answers are shown. */
  shown(shown: number, answered: number): string
  opened(day: string): string
  closed(day: string): string
  /** Legend of the bars of a year. */
  year(year: number, answers: number): string
  scale: string
  mean: string
  ratings(count: number): string
  writers(count: number): string
  notApplicable(count: number): string
  /** The figures of the previous year, below those of this year. */
  before(year: number, figures: string): string
  nothing: string
  /** Default label of a text field. */
  texts: string
  yes: string
  /** Columns of the CSV with all answers. */
  columns: string[]
}

export const resultTexts: Record<Locale, PdfTexts> = {
  de: {
    fileName: 'umfrage',
    results: year => `Ergebnisse der Umfrage zur Akademie ${year}`,
    answered: (answered, invited) => `${answered} von ${invited} Personen haben geantwortet`,
    shown: (shown, answered) => `${shown} von ${answered} Antworten sind gezeigt, in Schritten von fünf`,
    opened: day => `offen seit ${day}`,
    closed: day => `geschlossen am ${day}`,
    year: (year, answers) => `${year} (${answers} Antworten)`,
    scale: 'Je höher der Wert, desto zufriedener.',
    mean: 'Mittelwert',
    ratings: count => plural('de', count, { one: 'eine Bewertung', other: `${count} Bewertungen` }),
    writers: count => plural('de', count, { one: 'eine Antwort', other: `${count} Antworten` }),
    notApplicable: count => `${count} × nicht zutreffend`,
    before: (year, figures) => `${year}: ${figures}`,
    nothing: 'Dazu hat niemand etwas geschrieben.',
    texts: 'In eigenen Worten',
    yes: 'ja',
    columns: ['Nr.', 'Frage', 'Wertung', 'Nicht zutreffend', 'Gut', 'Nicht gut', 'Hat gefehlt'],
  },
  en: {
    fileName: 'survey',
    results: year => `Results of the survey on the ${year} academy`,
    answered: (answered, invited) => `${answered} of ${invited} people answered`,
    shown: (shown, answered) => `${shown} of ${answered} answers are shown, in steps of five`,
    opened: day => `open since ${day}`,
    closed: day => `closed on ${day}`,
    year: (year, answers) => `${year} (${answers} answers)`,
    scale: 'The higher the value, the happier the person.',
    mean: 'mean',
    ratings: count => plural('en', count, { one: 'one rating', other: `${count} ratings` }),
    writers: count => plural('en', count, { one: 'one answer', other: `${count} answers` }),
    notApplicable: count => `${count} × not applicable`,
    before: (year, figures) => `${year}: ${figures}`,
    nothing: 'Nobody wrote anything about this.',
    texts: 'In their own words',
    yes: 'yes',
    columns: ['No.', 'Question', 'Rating', 'Not applicable', 'Good', 'Not good', 'Missing'],
  },
}
