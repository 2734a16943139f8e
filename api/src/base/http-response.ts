import type { Readable } from 'node:stream'
import { type CsvCell, csvText } from '@academy/contract/base/csv'
import type { Locale } from '@academy/contract/base/locale'
import { contentDisposition } from './files/content-disposition.ts'

interface Content {
  headers?: Record<string, string>
  body?: string | Readable
}

/** A response that is more than a value: a file, a redirect, or JSON text from the database. */
export class HttpResponse<T = undefined> {
  declare readonly reply: T
  readonly headers: Record<string, string>
  readonly body: string | Readable | undefined

  constructor({ headers = {}, body }: Content) {
    this.headers = headers
    this.body = body
  }
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** Sends JSON text unchanged: parsing and serializing it again would double the cost of a read. */
export const jsonText = <T>(body: string): HttpResponse<T> =>
  new HttpResponse<T>({ headers: JSON_TYPE, body })

/** The body of a result, which is a response or a value. */
export const bodyText = (result: unknown): string =>
  result instanceof HttpResponse ? String(result.body ?? '') : JSON.stringify(result)

export const redirect = (location: string, headers: Record<string, string> = {}): HttpResponse =>
  new HttpResponse({ headers: { ...headers, location } })

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
