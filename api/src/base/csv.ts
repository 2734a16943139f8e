import { type CsvCell, csvText } from '@academy/contract/base/csv'
import type { Locale } from '@academy/contract/base/locale'
import { contentDisposition } from './files/content-disposition.ts'
import { HttpResponse } from './http-response.ts'

const CSV = 'text/csv; charset=utf-8'

/** Returns a CSV download. */
export const csvResponse = (rows: CsvCell[][], locale: Locale, fileName: string): HttpResponse =>
  new HttpResponse({
    headers: {
      'content-type': CSV,
      'content-disposition': contentDisposition('attachment', { name: fileName, type: CSV }),
    },
    body: csvText(rows, locale),
  })
