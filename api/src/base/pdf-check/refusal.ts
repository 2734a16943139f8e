import type { FieldMessage } from '@academy/contract/base/field-message'

export type PdfProblem = Extract<FieldMessage, `PDF_${string}` | 'FILE_EMPTY' | 'FILE_NOT_PDF'>

/** The reason for refusing a PDF, with the message for the user. */
export class PdfRefusal extends Error {
  readonly problem: PdfProblem

  /** `found` is what was found in the file, for debugging. */
  constructor(problem: PdfProblem, found = '') {
    super(found)
    this.problem = problem
  }
}

export const refuse = (problem: PdfProblem, found?: string): never => {
  throw new PdfRefusal(problem, found)
}
