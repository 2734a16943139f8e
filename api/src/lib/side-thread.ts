import { type MessagePort, Worker } from 'node:worker_threads'

const IDLE_MS = 30_000

interface Task {
  id: number
  input: unknown
}

interface Done {
  id: number
  output?: unknown
  error?: unknown
}

/**
 * Work that would hold up everybody else, in a thread of its own: started when there is some, ended when there has been
 * none for a while, since it holds much memory. `script` calls `serveTasks`.
 */
export const sideThread = <Input, Output>(
  script: URL,
  idleMs = IDLE_MS,
): ((input: Input) => Promise<Output>) => {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0
  const waiting = new Map<number, PromiseWithResolvers<Output>>()

  const settle = ({ id, output, error }: Done) => {
    const task = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) task?.resolve(output as Output)
    else task?.reject(error)
    if (waiting.size > 0) return
    worker?.unref()
    idle = setTimeout(end, idleMs).unref()
  }
  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    const started = new Worker(script)
    // One that was ended on purpose is not the worker any more when it says so.
    const fail = (error: unknown) => {
      if (worker !== started) return
      worker = undefined
      for (const task of waiting.values()) task.reject(error)
      waiting.clear()
    }
    return started
      .on('message', settle)
      .on('error', fail)
      .on('exit', () => fail(new Error('The side thread has ended')))
  }

  return input => {
    clearTimeout(idle)
    worker ??= start()
    // The program may end while nothing is to be done, and not before.
    worker.ref()
    const task = Promise.withResolvers<Output>()
    const id = count++
    waiting.set(id, task)
    worker.postMessage({ id, input } satisfies Task)
    return task.promise
  }
}

/** The other side: takes one task after the other. */
export const serveTasks = <Input>(
  port: MessagePort | null,
  work: (input: Input) => Promise<unknown>,
): void => {
  let last: Promise<void> = Promise.resolve()
  port?.on('message', ({ id, input }: Task) => {
    last = last.then(async () => {
      const done: Done = await work(input as Input).then(
        output => ({ id, output }),
        error => ({ id, error }),
      )
      port.postMessage(done)
    })
  })
}
