import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'
import type { Outcome } from '../rules.ts'

interface ApplicantTexts {
  fileName: string
  fileNameWithNotes: string
  title: string
  count(applicants: number): string
  places(taken: number, places: number): string
  nobody: string
  columns: Record<'applicant' | 'repertoire' | 'decision', string>
  age(years: number): string
  known: string
  rating(rating: number): string
  note: string
  /** Told below the title of a list that is not for others. */
  withNotes: string
  recordings: string
  /** Recordings without a title, beside those with one. */
  more(count: number): string
  outcomes: Record<Outcome, string>
  /** `until` is already formatted. */
  offered(until: string): string
}

export const applicantTexts: Record<Locale, ApplicantTexts> = {
  de: {
    fileName: 'bewerbungen',
    fileNameWithNotes: 'bewerbungen-mit-notizen',
    title: 'Bewerbungen',
    count: count => plural('de', count, { one: 'Eine Bewerbung', other: `${count} Bewerbungen` }),
    places: (taken, places) => `${taken} von ${places} Plätzen vergeben`,
    nobody: 'Noch hat sich niemand beworben.',
    columns: { applicant: 'Name', repertoire: 'Repertoire', decision: 'Entscheidung' },
    age: years => plural('de', years, { one: '1 Jahr', other: `${years} Jahre` }),
    known: 'bekannt',
    rating: rating => `${rating} von 5`,
    note: 'Notiz',
    withNotes: 'mit Bewertung und Notizen, nur für die Lehrperson',
    recordings: 'Aufnahmen',
    more: count => `${count} ohne Titel`,
    outcomes: {
      open: 'offen',
      accepted: 'angenommen',
      reserve: 'Warteliste',
      rejected: 'nicht angenommen',
      withdrawn: 'zurückgezogen',
    },
    offered: until => `Platz angeboten bis ${until}`,
  },
  en: {
    fileName: 'applicants',
    fileNameWithNotes: 'applicants-with-notes',
    title: 'Applicants',
    count: count => plural('en', count, { one: 'One application', other: `${count} applications` }),
    places: (taken, places) => `${taken} of ${places} places taken`,
    nobody: 'Nobody has applied yet.',
    columns: { applicant: 'Name', repertoire: 'Repertoire', decision: 'Decision' },
    age: years => plural('en', years, { one: '1 year', other: `${years} years` }),
    known: 'known',
    rating: rating => `${rating} of 5`,
    note: 'Note',
    withNotes: 'with rating and notes, for the teacher only',
    recordings: 'Recordings',
    more: count => `${count} without a title`,
    outcomes: {
      open: 'undecided',
      accepted: 'accepted',
      reserve: 'waiting list',
      rejected: 'not accepted',
      withdrawn: 'withdrawn',
    },
    offered: until => `place offered until ${until}`,
  },
}
