import { Readable } from 'node:stream'
import { contentDisposition } from '../files/content-disposition.ts'
import { HttpResponse } from '../http-response.ts'
import { workerPool } from '../worker-pool.ts'
import type { PdfDocument } from './render-pdf.ts'

/**
 * Renders PDFs outside of the thread that handles requests. A document is plain data: tables refer to their
 * layout by name. All features share one pool, because a thread with the fonts loaded uses much memory.
 */
export const renderOnThread = workerPool<PdfDocument, Uint8Array>(
  new URL('./render-worker.ts', import.meta.url),
  { threads: 2, maxWaiting: 50, waitMs: 60_000, limitMs: 30_000 },
)

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
