import { Worker, type WorkerOptions } from 'node:worker_threads'
import { Problem } from './problem.ts'
import { semaphore } from './semaphore.ts'
import type { Reply } from './serve-tasks.ts'

const RETRY_SECONDS = 5

interface Settings {
  /** How many tasks run at once. */
  threads: number
  /** How many tasks may wait for a thread; the next one is refused. */
  maxWaiting: number
  /** How long a task waits for a thread before it is refused. */
  waitMs: number
  /** How long a task may run, including the start of its thread. */
  limitMs: number
  /** An idle thread uses memory, so it ends after this time. */
  idleMs?: number
  /** A thread is replaced after this many tasks. */
  tasksPerThread?: number
  options?: WorkerOptions
}

interface Job<Input, Output> {
  input: Input
  result: PromiseWithResolvers<Output>
  /** Frees the slot for the next task. */
  leave(): void
  timer?: NodeJS.Timeout
}

interface Thread<Input, Output> {
  worker: Worker
  tasks: number
  job?: Job<Input, Output> | undefined
  idle?: NodeJS.Timeout
}

/** The task exceeded its limit, and its thread was ended. An HTTP caller is asked to retry. */
export class TaskTimeout extends Problem {
  override message = 'The task ran into its time limit'

  constructor() {
    super('unavailable', { retryAfter: RETRY_SECONDS })
  }
}

/** Whether a task failed because it exceeded the time or the memory of its thread. */
export const exceededLimits = (error: unknown): boolean =>
  error instanceof TaskTimeout ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

/**
 * Runs tasks on threads that are started on demand. A task that hangs or kills its thread fails alone: the
 * thread is replaced, and waiting tasks continue. `script` calls `serveTasks`.
 */
export const workerPool = <Input, Output>(script: URL, settings: Settings) => {
  const { threads, maxWaiting, waitMs, limitMs, idleMs = 30_000, tasksPerThread, options } = settings
  const all = new Set<Thread<Input, Output>>()
  const { enter } = semaphore({ atOnce: threads, maxWaiting, waitMs })

  const remove = (thread: Thread<Input, Output>) => {
    clearTimeout(thread.idle)
    all.delete(thread)
    void thread.worker.terminate()
  }

  const fail = (thread: Thread<Input, Output>, error: unknown) => {
    if (!all.has(thread)) return
    remove(thread)
    clearTimeout(thread.job?.timer)
    thread.job?.result.reject(error)
    thread.job?.leave()
  }

  const finish = (thread: Thread<Input, Output>, { output, error }: Reply) => {
    const { job } = thread
    if (!job || !all.has(thread)) return
    clearTimeout(job.timer)
    thread.job = undefined
    thread.tasks++
    if (thread.tasks === tasksPerThread) remove(thread)
    else rest(thread)
    if (error === undefined) job.result.resolve(output as Output)
    else job.result.reject(error)
    job.leave()
  }

  const rest = (thread: Thread<Input, Output>) => {
    // An idle thread does not keep the process alive.
    thread.worker.unref()
    thread.idle = setTimeout(() => remove(thread), idleMs).unref()
  }

  const start = (): Thread<Input, Output> => {
    const worker = new Worker(script, options)
    const thread: Thread<Input, Output> = { worker, tasks: 0 }
    all.add(thread)
    worker
      .on('message', (reply: Reply) => finish(thread, reply))
      .on('error', error => fail(thread, error))
      .on('messageerror', error => fail(thread, error))
      .on('exit', code => fail(thread, new Error(`The thread exited with code ${code}`)))
    return thread
  }

  const give = (thread: Thread<Input, Output>, job: Job<Input, Output>) => {
    clearTimeout(thread.idle)
    thread.job = job
    thread.worker.ref()
    job.timer = setTimeout(() => fail(thread, new TaskTimeout()), limitMs)
    try {
      thread.worker.postMessage(job.input)
    } catch (error) {
      finish(thread, { error })
    }
  }

  const freeThread = () => {
    for (const thread of all) if (!thread.job) return thread
    return start()
  }

  return (input: Input): Promise<Output> => {
    const result = Promise.withResolvers<Output>()
    enter(leave => give(freeThread(), { input, result, leave }), result.reject)
    return result.promise
  }
}
