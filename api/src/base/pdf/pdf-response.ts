import { Readable } from 'node:stream'
import { contentDisposition } from '../files/content-disposition.ts'
import { HttpResponse } from '../http-response.ts'

const PDF = 'application/pdf'

/** Returns a PDF download. */
export const pdfResponse = (
  pdf: Uint8Array,
  fileName: string,
  headers: Record<string, string> = {},
): HttpResponse =>
  new HttpResponse({
    headers: {
      ...headers,
      'content-type': PDF,
      'content-disposition': contentDisposition('attachment', { name: fileName, type: PDF }),
    },
    body: Readable.from([pdf]),
  })
