import { type CsvCell, csvText } from '@academy/contract/lib/csv'
import type { Locale } from '@academy/contract/lib/locale'
import { Answer } from './answer.ts'
import { contentDisposition } from './files/content-disposition.ts'

const CSV = 'text/csv; charset=utf-8'

/** Returns a CSV download. */
export const csvAnswer = (rows: CsvCell[][], locale: Locale, fileName: string): Answer =>
  new Answer({
    headers: {
      'content-type': CSV,
      'content-disposition': contentDisposition('attachment', { name: fileName, type: CSV }),
    },
    body: csvText(rows, locale),
  })
