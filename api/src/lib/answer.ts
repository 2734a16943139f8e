import type { Readable } from 'node:stream'

interface Content {
  headers?: Record<string, string>
  body?: string | Readable
}

/** An answer that is more than a value: a file, a redirect, or JSON text from the database. */
export class Answer<T = undefined> {
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
export const jsonText = <T>(body: string): Answer<T> => new Answer<T>({ headers: JSON_TYPE, body })

/** The body of a result, which is an answer or a value. */
export const bodyText = (result: unknown): string =>
  result instanceof Answer ? String(result.body ?? '') : JSON.stringify(result)

export const redirect = (location: string, headers: Record<string, string> = {}): Answer =>
  new Answer({ headers: { ...headers, location } })
