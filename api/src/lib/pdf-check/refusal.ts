import type { FieldMessage } from '@academy/contract/messages'

export type PdfFault = Extract<FieldMessage, `PDF_${string}` | 'FILE_EMPTY' | 'FILE_NOT_PDF'>

/** A PDF that is not taken, and what the person is told. */
export class PdfRefusal extends Error {
  readonly fault: PdfFault

  /** `found` is what was found in the file; it helps whoever looks into why a file was refused. */
  constructor(fault: PdfFault, found = '') {
    super(found)
    this.fault = fault
  }
}

export const refuse = (fault: PdfFault, found?: string): never => {
  throw new PdfRefusal(fault, found)
}
