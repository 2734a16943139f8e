import type { FieldMessage } from '@academy/contract/messages'

export type PdfFault = Extract<FieldMessage, `PDF_${string}` | 'FILE_EMPTY' | 'FILE_NOT_PDF'>

/** The reason for refusing a PDF, with the message for the user. */
export class PdfRefusal extends Error {
  readonly fault: PdfFault

  /** `found` is what was found in the file, for debugging. */
  constructor(fault: PdfFault, found = '') {
    super(found)
    this.fault = fault
  }
}

export const refuse = (fault: PdfFault, found?: string): never => {
  throw new PdfRefusal(fault, found)
}
