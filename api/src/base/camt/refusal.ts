import type { FieldMessage } from '@academy/contract/base/field-message'

export type StatementProblem = Extract<FieldMessage, `BANK_${string}` | 'FILE_EMPTY'>

/** The reason for refusing a bank statement, with the message for the user. */
export class StatementRefusal extends Error {
  readonly problem: StatementProblem

  /** `found` is what was found in the file, for debugging. */
  constructor(problem: StatementProblem, found = '') {
    super(found)
    this.problem = problem
  }
}

export const refuse = (problem: StatementProblem, found?: string): never => {
  throw new StatementRefusal(problem, found)
}
