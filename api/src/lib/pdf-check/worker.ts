// One file at a time, away from the thread that answers requests.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { inspect } from './inspect.ts'

parentPort?.on('message', async (path: string) => {
  const bytes = await readFile(path)
  parentPort?.postMessage({ fault: await inspect(bytes) })
})
