import type { Locale } from '@academy/contract/base/locale'
import type { Content, CustomTableLayout, Size, Style } from 'pdfmake'

/** An element of a column layout. */
export type Column = Content & { width: Size }

export const colours = { ink: '#1d2320', muted: '#5c655f', accent: '#2c4a3b', rule: '#c8c2b4' }

const side = 76
export const textWidth = 595.28 - 2 * side
export const pageMargins: [number, number, number, number] = [side, 66, side, 78]

export const defaultStyle: Style = { font: 'sans', fontSize: 10, lineHeight: 1.09, color: colours.ink }

export const styles: Record<string, Style> = {
  title: { font: 'serif', fontSize: 25, lineHeight: 1.05 },
  subtitle: { font: 'serif', fontSize: 13.5, italics: true, color: colours.muted },
  heading: { font: 'serif', fontSize: 12.5, bold: true, color: colours.accent, lineHeight: 1.05 },
  small: { fontSize: 8.5, color: colours.muted, lineHeight: 1.1 },
}

/** Rows between thin rules, aligned with the text on both sides. */
const ruled: CustomTableLayout = {
  hLineWidth: () => 0.5,
  hLineColor: colours.rule,
  vLineWidth: () => 0,
  paddingLeft: column => (column === 0 ? 0 : 14),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** Layouts that tables refer to by name: documents are sent to a thread, and functions cannot be. */
export const tableLayouts = {
  ruled,
  /** A darker rule above the last row, which is the total. */
  amounts: {
    ...ruled,
    hLineColor: (index, { table }) => (index === table.body.length - 1 ? colours.ink : colours.rule),
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
  /** Tight rows without rules. */
  compact: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 1,
    paddingBottom: () => 1,
  },
} satisfies Record<string, CustomTableLayout>

/** Accepts only names of `tableLayouts`. */
export const tableLayout = (name: keyof typeof tableLayouts): string => name

export const rule = (length: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: 0.5, lineColor: colours.rule }],
})

const pageOf: Record<Locale, (page: number, pages: number) => string> = {
  de: (page, pages) => `Seite ${page} von ${pages}`,
  en: (page, pages) => `Page ${page} of ${pages}`,
}

export const footer =
  (label: Content, language: Locale) =>
  (page: number, pages: number): Content => ({
    margin: [side, 22, side, 0],
    stack: [
      rule(textWidth),
      {
        style: 'small',
        margin: [0, 7, 0, 0],
        columns: [label, { text: pageOf[language](page, pages), alignment: 'right', width: 'auto' }],
      },
    ],
  })

/**
 * Keeps nodes on one page, such as a heading with its text. The space above collapses at the top of a page.
 * pdfmake omits what does not fit on a page, so use it for a few lines only.
 */
export const keepTogether = (nodes: Content[], spaceAbove = 0): Content => ({
  stack: nodes,
  unbreakable: true,
  margin: [0, spaceAbove, 0, 0],
})
