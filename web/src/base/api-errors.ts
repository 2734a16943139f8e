import type { Concerned } from '@academy/contract/base/concerned'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import type { Failure } from '@academy/contract/problems'

/** The API refused the call with a reason. */
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

/** No response, or one that is not from the API. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** A file in the body could not be read, so nothing was sent. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  /** The form field of the file. */
  readonly field: string

  constructor(field: string) {
    super(`The file in ${field} can no longer be read`)
    this.field = field
  }
}

/** Whether the call was refused with this code. */
export const isRefusal = (error: unknown, code: ProblemCode): boolean =>
  error instanceof ApiError && error.failure.code === code

/** Returns those who have to be shown before the call is repeated with their number. */
export const concernedToConfirm = (error: unknown): Concerned | undefined =>
  error instanceof ApiError && error.failure.code === 'confirmation_needed'
    ? error.failure.concerned?.[0]
    : undefined

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/** A proxy may respond instead of the API, in another format. */
export const failureOf = async (response: Response): Promise<Failure> => {
  const said: unknown = await response.json().catch(() => undefined)
  if (isFailure(said)) return said
  return { code: 'unknown_error', message: response.statusText || `HTTP ${response.status}`, request_id: '' }
}

/** For reads that may find nothing: turns a 404 into null. */
export const nullIfNotFound = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
