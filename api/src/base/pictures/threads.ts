import { TaskTimeout, workerPool } from '../worker-pool.ts'
import type { CroppedPicture, CropTask } from './crop.ts'
import type { EncodeTask } from './encode.ts'

const cropScript = new URL('./crop-worker.ts', import.meta.url)
const encodeScript = new URL('./encode-worker.ts', import.meta.url)

const settings = {
  threads: 1,
  maxWaiting: 10,
  waitMs: 20_000,
  limitMs: 20_000,
  tasksPerThread: 20,
  options: { env: {}, execArgv: [], stdout: true, stderr: true },
}
const crop = workerPool<CropTask, CroppedPicture>(cropScript, settings)
const encode = workerPool<EncodeTask, Uint8Array[]>(encodeScript, settings)
/** A thread of its own, so that nobody waits for slow formats. */
const encodeSlowly = workerPool<EncodeTask, Uint8Array[]>(encodeScript, { ...settings, limitMs: 60_000 })

// The library has to be loaded here before its first thread: it stays in memory when that thread ends.
const loadLibrary = () => import('sharp')

/** Checks and crops a picture, or says why it is refused. */
export const cropOnThread = async (task: CropTask): Promise<CroppedPicture> => {
  await loadLibrary()
  try {
    return await crop(task)
  } catch (error) {
    if (error instanceof TaskTimeout) return { problem: 'PICTURE_TOO_COMPLEX' }
    throw error
  }
}

/** Makes files for somebody who waits. */
export const encodeOnThread = async (task: EncodeTask): Promise<Uint8Array[]> => {
  await loadLibrary()
  return encode(task)
}

/** Makes files that take seconds, for nobody who waits. */
export const encodeInBackground = async (task: EncodeTask): Promise<Uint8Array[]> => {
  await loadLibrary()
  return encodeSlowly(task)
}
