import type { SheetData } from 'write-excel-file/universal'
import writeExcelFile from 'write-excel-file/universal'
import type { FileContent } from './file-content.ts'

// The limits of spreadsheets.
const MAX_CELL = 32_767
const MAX_SHEET_NAME = 31
const MAX_WIDTH = 60

const DAY_FORMAT = 'dd.mm.yyyy'
const MONEY_FORMAT = '#,##0.00\\ "€"'

type Kind = FileContent['columns'][number]['kind']

const cellOf = (value: string | number | null, kind: Kind) => {
  if (value === null || value === '') return null
  if (kind === 'day') return { value: new Date(value), type: Date, format: DAY_FORMAT }
  if (kind === 'money') return { value: Number(value), type: Number, format: MONEY_FORMAT }
  if (kind === 'number') return { value: Number(value), type: Number }
  // The type keeps text that begins with "=" from becoming a formula.
  return { value: String(value).slice(0, MAX_CELL), type: String }
}

const widthOf = (values: readonly (string | number | null)[]) =>
  Math.min(MAX_WIDTH, Math.max(10, ...values.map(value => String(value ?? '').length + 2)))

/** Writes a workbook with one sheet: bold column headers that stay visible, real dates and numbers. */
export const xlsxFile = ({ columns, rows }: FileContent, title: string): Promise<Blob> => {
  const header = columns.map(column => ({ value: column.title, type: String, fontWeight: 'bold' as const }))
  const data: SheetData = [
    header,
    ...rows.map(row => row.map((value, index) => cellOf(value, columns[index]?.kind ?? 'text'))),
  ]
  const widths = columns.map((column, index) => ({
    width: widthOf([column.title, ...rows.map(row => row[index] ?? null)]),
  }))
  const sheet = title
    .replaceAll(/[[\]\\/:*?]+/g, ' ')
    .slice(0, MAX_SHEET_NAME)
    .trim()
  return writeExcelFile(data, { columns: widths, sheet: sheet || 'Sheet1', stickyRowsCount: 1 }).toBlob()
}
