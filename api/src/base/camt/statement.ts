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

/** An entry of a bank statement, or one transaction of a batch that the bank booked as one entry. */
export interface StatementLine {
  booked_on: string
  valued_on: string | null
  /** Always positive. */
  amount_cents: number
  direction: 'in' | 'out'
  /** The bank took an earlier entry back, or a transfer came back. */
  is_return: boolean
  /** The bank's code, such as `AC04`, and its words. */
  return_reason: string
  end_to_end_id: string
  /** Structured references of the creditor, such as `RF7920270001`. */
  references: string[]
  /** The text of the payer, in the lines in which the bank gives it. */
  remittance: string
  /** The other side; `ultimate_name` is on whose behalf it acted. */
  party_name: string
  party_iban: string
  ultimate_name: string
  /** The bank's own reference of the entry or the transaction. */
  bank_reference: string
  /** Equal for the same line in every file, and different for different lines. */
  fingerprint: string
}

export interface StatementBalance {
  cents: number
  on: string
}

/** One statement of account. A file may have several. */
export interface Statement {
  iban: string
  currency: string
  /** The bank's id of the statement. */
  statement_id: string
  opening: StatementBalance | null
  closing: StatementBalance | null
  lines: StatementLine[]
}
