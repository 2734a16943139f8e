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
