import type { Locale } from '@academy/contract/base/locale'
import { composerText, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type { Content } from 'pdfmake'
import { weekdayText } from '../../../../base/formats.ts'
import { colours, keepTogether, rule, textWidth } from '../../../../base/pdf/page-style.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import {
  type ConcertProgramme,
  concertProgrammeTexts,
  datesOf,
  type Performance,
  performersOf,
} from './programme.ts'

// The mountain ridge, as on the site: heights above the line, from left to right.
const RIDGE_HEIGHT = 40
const farRidge = [3, 8, 14, 11, 19, 27, 22, 31, 25, 33, 40, 34, 37, 26, 29, 20, 23, 14, 17, 9, 12, 5]
const nearRidge = [0, 2, 5, 3, 9, 14, 10, 6, 12, 19, 24, 16, 11, 13, 18, 22, 15, 8, 10, 4, 6, 0]

const mountains = (heights: number[], color: string) => ({
  type: 'polyline' as const,
  closePath: true,
  lineWidth: 0,
  color,
  points: [
    { x: 0, y: RIDGE_HEIGHT },
    ...heights.map((height, index) => ({
      x: (textWidth * index) / (heights.length - 1),
      y: RIDGE_HEIGHT - height,
    })),
    { x: textWidth, y: RIDGE_HEIGHT },
  ],
})

const ridge = (): Content => ({ canvas: [mountains(farRidge, '#e7ebe5'), mountains(nearRidge, '#cdd8cf')] })

const heading = ({ date, place }: ConcertProgramme, association: string, locale: Locale): Content[] => {
  const texts = concertProgrammeTexts[locale]
  return [
    {
      text: association.toLocaleUpperCase(locale),
      fontSize: 8.5,
      characterSpacing: 1.6,
      color: colours.accent,
      alignment: 'center',
      margin: [0, 0, 0, 12],
    },
    { text: texts.concert, font: 'serif', fontSize: 38, lineHeight: 1, alignment: 'center' },
    {
      text: `${weekdayText(date, locale)}, ${texts.hour}`,
      font: 'serif',
      fontSize: 13.5,
      alignment: 'center',
      margin: [0, 8, 0, 1],
    },
    { text: breakWords(place), style: 'subtitle', alignment: 'center', margin: [0, 0, 0, 14] },
    ridge(),
    rule(textWidth),
  ]
}

// Above this number movements are printed in one paragraph: a song cycle would fill the page with short
// lines.
const MAX_LINES = 8

const movementLines = ({ movements, all_movements }: Performance): Content[] => {
  const played = movements.length > 0 ? movements : all_movements
  const set = (text: string): Content => ({
    text: breakWords(text),
    font: 'serif',
    italics: true,
    fontSize: 10.5,
    lineHeight: 1.08,
    color: colours.muted,
    margin: [10, 0, 0, 0],
  })
  return played.length > MAX_LINES ? [set(played.join('\u00a0· '))] : played.map(set)
}

const performerLine = ({ name, instrument }: { name: string; instrument: string }): Content => ({
  text: [
    ...breakWords(name).map(part => ({ ...part, bold: true })),
    ...(instrument ? breakWords(`, ${instrument}`) : []),
  ],
  fontSize: 9.5,
  lineHeight: 1.08,
})

const COMPOSER_WIDTH = 138

const number = (performance: Performance, locale: Locale): Content => {
  const { composer, piece } = performance
  const lines = movementLines(performance)
  return {
    columnGap: 18,
    columns: [
      {
        width: COMPOSER_WIDTH,
        stack: [
          {
            text: breakWords(composerText(composer.named, locale)),
            font: 'serif',
            bold: true,
            fontSize: 11.5,
            lineHeight: 1.1,
          },
          { text: datesOf(composer, locale), style: 'small', margin: [0, 2, 0, 0] },
        ],
      },
      {
        width: '*',
        stack: [
          {
            text: breakWords(pieceTitle(piece, locale)),
            font: 'serif',
            fontSize: 12.5,
            lineHeight: 1.15,
            margin: [0, 0, 0, lines.length > 0 ? 3 : 0],
          },
          ...lines,
          { stack: performersOf(performance, locale).map(performerLine), margin: [0, 6, 0, 0] },
        ],
      },
    ],
  }
}

const SPACE = 17

const note = (text: string): Content => ({ text, style: 'small', alignment: 'center', margin: [0, 24, 0, 0] })

// Allow a page break in longer blocks: pdfmake would omit them.
const MAX_BLOCK_LENGTH = 1_500

/** Lays out the printed programme of an evening. */
export const programmeContent = (
  programme: ConcertProgramme,
  { locale, association }: { locale: Locale; association: string },
): Content => {
  const texts = concertProgrammeTexts[locale]
  const last = programme.performances.length - 1
  const numbers = programme.performances.map((performance, index): Content => {
    // Keep the note with the last number, never alone on a page.
    const block = [number(performance, locale), ...(index === last ? [note(texts.changes)] : [])]
    const isShort = JSON.stringify(performance).length < MAX_BLOCK_LENGTH
    return isShort ? keepTogether(block, SPACE) : { stack: block, margin: [0, SPACE, 0, 0] }
  })
  const follows: Content = {
    text: texts.follows,
    style: 'subtitle',
    alignment: 'center',
    margin: [0, 40, 0, 0],
  }
  return [...heading(programme, association, locale), ...(numbers.length > 0 ? numbers : [follows])]
}
