import { parentPort } from 'node:worker_threads'

/** The answer of a worker thread to a task. */
export interface Reply {
  output?: unknown
  error?: unknown
}

/** The thread's side of `workerPool`: answers each task with the result of `work`. */
export const serveTasks = <Input>(work: (input: Input) => Promise<unknown>): void => {
  parentPort?.on('message', async (input: Input) => {
    const reply: Reply = await work(input).then(
      output => ({ output }),
      error => ({ error: error ?? new Error('The task failed') }),
    )
    parentPort?.postMessage(reply)
  })
}
