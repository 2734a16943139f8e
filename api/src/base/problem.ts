import type { Concerned } from '@academy/contract/base/concerned'
import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import type { SecondStep } from '@academy/contract/base/schemas'
import { explain } from '@academy/contract/messages'

interface Detail {
  errors?: Record<string, string[]>
  /** Alternatives for the caller. */
  suggestions?: readonly unknown[]
  /** Who or what is affected, for `in_use`. */
  concerned?: readonly Concerned[]
  /** How to finish a login. */
  second_step?: SecondStep
  retryAfter?: number
  cause?: unknown
}

/** A refusal that is reported to the caller. Any other thrown error is an internal error. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: Record<string, string[]> | undefined
  readonly suggestions: readonly unknown[] | undefined
  readonly concerned: readonly Concerned[] | undefined
  readonly second_step: SecondStep | undefined
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, detail: Detail = {}) {
    super(code, { cause: detail.cause })
    this.code = code
    this.errors = detail.errors
    this.suggestions = detail.suggestions
    this.concerned = detail.concerned
    this.second_step = detail.second_step
    this.retryAfter = detail.retryAfter
  }
}

export const problem = (code: ProblemCode, detail?: Detail): Problem => new Problem(code, detail)

/** Builds the refusal for errors that only the server can detect, reported by field. */
export const invalidInput = (errors: Record<string, FieldMessage>, locale: Locale): Problem =>
  problem('invalid_input', {
    errors: explain(
      Object.entries(errors).map(([field, message]) => ({ path: [field], message })),
      locale,
    ),
  })
