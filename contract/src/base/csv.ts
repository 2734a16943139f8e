// Does not import zod: the tables of the office load this file too.
import type { Locale } from './locale.ts'

/** Euros have two decimals. */
export type CsvCell = string | number | { euros: number } | null

// Formats that spreadsheets in this language open directly.
const signs: Record<Locale, { separator: string; decimal: string }> = {
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

// Spreadsheets skip leading white space and invisible characters, and some read full-width signs as ASCII.
const FORMULA = /^(?:[\t\r\n\v\f]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula: names come from strangers. */
const escapeFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const setCell = (cell: CsvCell, decimal: string): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(escapeFormula(cell))
  const digits = typeof cell === 'number' ? String(cell) : cell.euros.toFixed(2)
  return quoted(digits.replace('.', decimal))
}

/** Builds a CSV for spreadsheets. The byte order mark identifies UTF-8. */
export const csvText = (rows: readonly (readonly CsvCell[])[], locale: Locale): string => {
  const { separator, decimal } = signs[locale]
  const lines = rows.map(row => row.map(cell => setCell(cell, decimal)).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
