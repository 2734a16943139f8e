import { exceededLimits, workerPool } from '../worker-pool.ts'
import type { PdfProblem } from './refusal.ts'

/** How long a file waits for a thread, and how long its inspection may take. */
export const MAX_WAIT_MS = 20_000
export const MAX_INSPECTION_MS = 20_000

const run = workerPool<string, PdfProblem | undefined>(new URL('./worker.ts', import.meta.url), {
  threads: 2,
  maxWaiting: 20,
  waitMs: MAX_WAIT_MS,
  limitMs: MAX_INSPECTION_MS,
  // The library caches every name that it has ever read.
  tasksPerThread: 20,
  options: {
    resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  },
})

/**
 * Returns why a file is not accepted, or undefined if it is a plain PDF. A file that exceeds the limits of
 * its thread is too much for every reader.
 */
export const checkPdf = async (path: string): Promise<PdfProblem | undefined> => {
  try {
    return await run(path)
  } catch (error) {
    if (exceededLimits(error)) return 'PDF_TOO_COMPLEX'
    throw error
  }
}
