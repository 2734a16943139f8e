import { Readable } from 'node:stream'
import { Answer } from '../answer.ts'
import { contentDisposition } from '../files/content-disposition.ts'

/** A paper as a download. */
export const pdfAnswer = (pdf: Uint8Array, fileName: string): Answer =>
  new Answer({
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', fileName),
    },
    body: Readable.from([pdf]),
  })
