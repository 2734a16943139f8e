import { concertHourText } from '@academy/contract/base/constants'
import type { Locale, Localized } from '@academy/contract/base/locale'
import type { NamedComposer, NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'
import { paperName } from '../../../../base/pdf/printable.ts'

interface PlayedComposer {
  named: NamedComposer
  year_of_birth: number
  year_of_death: number | null
}

/** A performance in the programme. */
export interface Performance {
  composer: PlayedComposer
  piece: NamedPiece
  /** The chosen movements; empty: all of them. */
  movements: string[]
  all_movements: string[]
  seconds: number
  student_name: string
  student_latin_name: string
  instrument: Localized<'name'> | null
  chamber_ensemble: { name: string; instrument: string }[]
  accompanist: string | null
  accompanist_latin_name: string | null
}

/** An evening for print. */
export interface ConcertProgramme {
  id: number
  date: string
  place: string
  performances: Performance[]
}

interface PdfTexts {
  fileName: string
  worksFileName: string
  concert: string
  programme: string
  hour: string
  piano: string
  born(year: number): string
  follows: string
  changes: string
  complete: string
  /** Columns of the list for the collecting society. */
  columns: string[]
}

export const concertProgrammeTexts: Record<Locale, PdfTexts> = {
  de: {
    fileName: 'programm',
    worksFileName: 'werkliste',
    concert: 'Konzert',
    programme: 'Konzertprogramm',
    hour: concertHourText.de,
    piano: 'Klavier',
    born: year => `*${year}`,
    follows: 'Das Programm folgt.',
    changes: 'Programmänderungen vorbehalten',
    complete: 'vollständig',
    columns: [
      'Konzert',
      'Ort',
      'Komponist/in',
      'Lebensdaten',
      'Werk',
      'Opus',
      'Sätze',
      'Dauer (min:s)',
      'Mitwirkende',
    ],
  },
  en: {
    fileName: 'programme',
    worksFileName: 'works',
    concert: 'Concert',
    programme: 'Concert programme',
    hour: concertHourText.en,
    piano: 'Piano',
    born: year => `b. ${year}`,
    follows: 'The programme will follow.',
    changes: 'The programme is subject to change',
    complete: 'complete',
    columns: [
      'Concert',
      'Place',
      'Composer',
      'Dates',
      'Work',
      'Opus',
      'Movements',
      'Duration (min:s)',
      'Performers',
    ],
  },
}

/** "1770–1827", or "b. 1947" for a living person. */
export const datesOf = ({ year_of_birth, year_of_death }: PlayedComposer, locale: Locale): string =>
  year_of_death === null
    ? concertProgrammeTexts[locale].born(year_of_birth)
    : `${year_of_birth}–${year_of_death}`

/** Returns all performers, with the person who sent the request first and the accompanist last. */
export const performersOf = (
  { instrument, chamber_ensemble, accompanist, ...performance }: Performance,
  locale: Locale,
): { name: string; instrument: string }[] => {
  const { student_name, student_latin_name, accompanist_latin_name } = performance
  const name = paperName({ full_name: student_name, latin_name: student_latin_name })
  return [
    { name, instrument: instrument?.[`name_${locale}`] ?? '' },
    ...chamber_ensemble,
    ...(accompanist
      ? [
          {
            name: paperName({ full_name: accompanist, latin_name: accompanist_latin_name ?? '' }),
            instrument: concertProgrammeTexts[locale].piano,
          },
        ]
      : []),
  ]
}
