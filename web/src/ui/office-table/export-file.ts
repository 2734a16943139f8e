import { type CsvCell, csvText } from '@academy/contract/base/csv'
import type { Locale } from '@academy/contract/base/locale'
import { dayInVienna } from '../../base/format.ts'
import { saveFile } from '../../base/save-file.ts'
import type { FileContent } from './file-content.ts'

export type FileFormat = 'CSV' | 'XLSX'

/** Removes what file systems refuse in names. */
const fileNameOf = (title: string, format: FileFormat) => {
  const day = dayInVienna(new Date().toISOString())
  return `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()} ${day}.${format.toLowerCase()}`
}

/** The lines of a CSV, in which money has two decimals. */
export const csvRows = ({ columns, rows }: FileContent): CsvCell[][] => [
  columns.map(({ title }) => title),
  ...rows.map(row =>
    row.map((cell, place) =>
      typeof cell === 'number' && columns[place]?.kind === 'money' ? { euros: cell } : cell,
    ),
  ),
]

const csvFile = (content: FileContent, locale: Locale) =>
  new Blob([csvText(csvRows(content), locale)], { type: 'text/csv;charset=utf-8' })

/** Saves a table as a file. The code that writes XLSX is loaded on first use. */
export const exportFile = async (
  content: FileContent,
  { title, format, locale }: { title: string; format: FileFormat; locale: Locale },
): Promise<void> => {
  const file =
    format === 'CSV'
      ? csvFile(content, locale)
      : await (await import('./xlsx-file.ts')).xlsxFile(content, title)
  saveFile(file, fileNameOf(title, format))
}
