import { exceededLimits, workerPool } from '../worker-pool.ts'
import type { ReadResult } from './read-file.ts'

const run = workerPool<string, ReadResult>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  maxWaiting: 10,
  waitMs: 30_000,
  limitMs: 30_000,
  tasksPerThread: 20,
  options: {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  },
})

/** Reads a file on a thread of its own, so that a large one delays nobody. */
export const readStatements = async (path: string): Promise<ReadResult> => {
  try {
    return await run(path)
  } catch (error) {
    if (exceededLimits(error)) return { problem: 'BANK_TOO_MUCH', file: '', found: String(error) }
    throw error
  }
}
