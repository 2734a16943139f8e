import type { Failure, ProblemCode } from '@academy/contract/problems'

/** The API refused the call, and says why. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly failure: Failure

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

/** No answer came, or one that is not the API's. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** A file of the body could not be read, so nothing was sent. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  /** The field that holds the file. */
  readonly field: string

  constructor(field: string) {
    super(`The file in ${field} can no longer be read`)
    this.field = field
  }
}

/** Was it refused for just this reason? */
export const isRefusal = (error: unknown, code: ProblemCode): boolean =>
  error instanceof ApiError && error.failure.code === code

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/** A proxy on the way may answer instead of the API, in words of its own. */
export const failureOf = async (response: Response): Promise<Failure> => {
  const said: unknown = await response.json().catch(() => undefined)
  if (isFailure(said)) return said
  return { code: 'unknown_error', message: response.statusText || `HTTP ${response.status}`, request_id: '' }
}

/** For reads that may find nothing: "not found" becomes null. */
export const nullIfNotFound = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
