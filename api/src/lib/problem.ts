import type { ProblemCode } from '@academy/contract/problems'

interface Detail {
  errors?: Record<string, string[]>
  /** What the caller may take instead. */
  suggestions?: readonly unknown[]
  retryAfter?: number
  cause?: unknown
}

/** A refusal that the caller is told about. Everything else that is thrown is a fault of ours. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: Record<string, string[]> | undefined
  readonly suggestions: readonly unknown[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, detail: Detail = {}) {
    super(code, { cause: detail.cause })
    this.code = code
    this.errors = detail.errors
    this.suggestions = detail.suggestions
    this.retryAfter = detail.retryAfter
  }
}

export const problem = (code: ProblemCode, detail?: Detail): Problem => new Problem(code, detail)
