import type { FieldMessage } from '@academy/contract/messages'

export type PdfFault = Extract<FieldMessage, `PDF_${string}` | 'FILE_EMPTY' | 'FILE_NOT_PDF'>

/** A PDF that is not taken, and what the person is told. */
export class PdfRefusal extends Error {
  readonly fault: PdfFault

  constructor(fault: PdfFault) {
    super(fault)
    this.fault = fault
  }
}

export const refuse = (fault: PdfFault): never => {
  throw new PdfRefusal(fault)
}
