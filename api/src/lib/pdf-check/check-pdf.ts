import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfFault } from './refusal.ts'

const AT_ONCE = 2
const MOST_MS = 20_000
/** The library remembers every name that it has ever read, so nobody works for ever. */
const FILES_EACH = 20
const IDLE_MS = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

interface Inspector {
  worker: Worker
  files: number
  leaving?: NodeJS.Timeout
}

const idle: Inspector[] = []
const waiting: (() => void)[] = []
let working = 0

const dismiss = ({ worker }: Inspector) => void worker.terminate()

const hire = (): Inspector => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  // It must not keep the program alive, nor end it.
  worker.unref()
  worker.on('error', () => {})
  return { worker, files: 0 }
}

const rest = (inspector: Inspector) => {
  inspector.leaving = setTimeout(() => {
    idle.splice(idle.indexOf(inspector), 1)
    dismiss(inspector)
  }, IDLE_MS).unref()
  idle.push(inspector)
}

const resume = (inspector: Inspector): Inspector => {
  clearTimeout(inspector.leaving)
  return inspector
}

/** A file that is too much for its inspector is too much for everybody who would open it. */
const ask = async ({ worker }: Inspector, path: string): Promise<PdfFault | undefined> => {
  const late = AbortSignal.timeout(MOST_MS)
  worker.postMessage(path)
  try {
    // `once` fails when the worker does.
    const [{ fault }] = (await once(worker, 'message', { signal: late })) as [{ fault?: PdfFault }]
    return fault
  } catch (error) {
    if (late.aborted || isOutOfMemory(error)) return 'PDF_TOO_COMPLEX'
    throw error
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const inspectNext = async (path: string): Promise<PdfFault | undefined> => {
  const waitingInspector = idle.pop()
  const inspector = waitingInspector ? resume(waitingInspector) : hire()
  let fault: PdfFault | undefined
  let isWell = false
  try {
    fault = await ask(inspector, path)
    inspector.files++
    isWell = fault !== 'PDF_TOO_COMPLEX' && inspector.files < FILES_EACH
  } finally {
    // Whoever had too much to remember does not see another file.
    if (isWell) rest(inspector)
    else dismiss(inspector)
  }
  return fault
}

const seat = async () => {
  if (working >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else working++
}

// The seat goes on to whoever waits, without becoming free in between.
const leaveSeat = () => {
  const next = waiting.shift()
  if (next) next()
  else working--
}

/** What is wrong with a file that should be a PDF; nothing when it is a plain one. */
export const checkPdf = async (path: string): Promise<PdfFault | undefined> => {
  await seat()
  try {
    return await inspectNext(path)
  } finally {
    leaveSeat()
  }
}
