import { Readable } from 'node:stream'
import { Answer } from '../answer.ts'
import { contentDisposition } from '../files/content-disposition.ts'

const PDF = 'application/pdf'

/** Returns a PDF download. */
export const pdfAnswer = (pdf: Uint8Array, fileName: string, headers: Record<string, string> = {}): Answer =>
  new Answer({
    headers: {
      ...headers,
      'content-type': PDF,
      'content-disposition': contentDisposition('attachment', { name: fileName, type: PDF }),
    },
    body: Readable.from([pdf]),
  })
