import { TaskTimeout, workerPool } from '../worker-pool.ts'
import type { EncodedPicture, PictureTask } from './encode.ts'

const run = workerPool<PictureTask, EncodedPicture>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  maxWaiting: 10,
  waitMs: 20_000,
  limitMs: 20_000,
  tasksPerThread: 20,
  options: { env: {}, execArgv: [], stdout: true, stderr: true },
})

/** Checks a picture and makes the files of it, or says why it is refused. */
export const makePictures = async (task: PictureTask): Promise<EncodedPicture> => {
  // The library has to be loaded here before its first thread: it stays in memory when that thread ends.
  await import('sharp')
  try {
    return await run(task)
  } catch (error) {
    if (error instanceof TaskTimeout) return { problem: 'PICTURE_TOO_COMPLEX' }
    throw error
  }
}
