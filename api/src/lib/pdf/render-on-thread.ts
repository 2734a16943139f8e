import { workerPool } from '../worker-pool.ts'
import type { PdfDocument } from './render-pdf.ts'

/**
 * Makes PDFs away from the thread that answers requests. A document is plain data: tables name their layout. One pool for
 * all features, because a thread that has loaded the fonts holds much memory.
 */
export const renderOnThread = workerPool<PdfDocument, Uint8Array>(
  new URL('./render-worker.ts', import.meta.url),
  { threads: 2, mostWaiting: 50, waitMs: 60_000, limitMs: 30_000 },
)
