import { workerPool } from '../worker-pool.ts'
import type { RenderTask } from './render-worker.ts'

// One pool for the papers of all features: a thread that has loaded the fonts holds much memory.
const run = workerPool<RenderTask, Uint8Array>(new URL('./render-worker.ts', import.meta.url), {
  threads: 2,
  mostWaiting: 50,
  waitMs: 60_000,
  limitMs: 30_000,
})

/** Makes PDFs away from the thread that answers requests. `module` exports the function `render`. */
export const renderOnThread =
  <Input>(module: URL) =>
  (input: Input): Promise<Uint8Array> =>
    run({ module: module.href, input })
