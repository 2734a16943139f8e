import { ApiError, ConnectionError } from './api-errors.ts'
import type { Catalogue } from './i18n/en.ts'

/** What the reader is told: the API's own words when it has any, which come in the page's language. */
export const explainError = (error: unknown, copy: Catalogue): string => {
  if (error instanceof ApiError) return error.failure.message
  if (error instanceof ConnectionError) return copy.connectionFailed
  // An error of the server's own rendering arrives here with nothing but its message.
  return (error instanceof Error && error.message) || copy.unknownError
}
