import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerPool } from './worker-pool.ts'

const script = new URL('./worker-pool.fixture.ts', import.meta.url)
const LIMIT_MS = 20_000
const WAIT_MS = 50_000
const IDLE_MS = 90_000

type Settings = Parameters<typeof workerPool>[1]
const pool = (settings: Partial<Settings> = {}) =>
  workerPool<unknown, unknown>(script, {
    threads: 1,
    maxWaiting: 10,
    waitMs: WAIT_MS,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
    ...settings,
  })

// Time limits elapse when a test advances the clock, whatever the speed of the machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = (promises: Promise<unknown>[]) =>
  Promise.allSettled(promises).then(all =>
    all.map(one => (one.status === 'fulfilled' ? one.value : 'failed')),
  )

test('returns the result of each task', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(pool({ threads: 2 })))).toEqual(['A', 'B', 'C'])
})

test('a failing task rejects with its reason, and the same thread runs the next one', async () => {
  const run = pool()
  await expect(run('fail')).rejects.toThrow('no such word')
  expect(await run('tasks')).toBe(2)
})

test.each(['hang', 'never'])(
  'a task that never answers (%s) fails alone, and queued tasks run',
  async word => {
    const run = pool()
    const hung = run(word)
    const others = ['a', 'b', 'tasks'].map(run)
    const refused = expect(hung).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/time limit/),
    })
    vi.advanceTimersByTime(LIMIT_MS)
    await refused
    expect(await Promise.all(others)).toEqual(['A', 'B', 3])
  },
)

test('the time limit starts when a task starts, not while it is queued', async () => {
  const run = pool()
  const hung = run('hang')
  const waiting = run('never')
  const late = vi.fn()
  waiting.catch(late)
  const refused = expect(hung).rejects.toThrow()
  vi.advanceTimersByTime(LIMIT_MS)
  await refused
  vi.advanceTimersByTime(LIMIT_MS - 1)
  await Promise.resolve()
  expect(late).not.toHaveBeenCalled()
  const refusedToo = expect(waiting).rejects.toThrow('time limit')
  vi.advanceTimersByTime(1)
  await refusedToo
})

test.each(['die', 'throw'])('a thread that exits (%s) fails only its own task', async word => {
  const run = pool({ threads: 2 })
  expect(await settled(['a', word, 'b', 'c'].map(run))).toEqual(['A', 'failed', 'B', 'C'])
})

test('a thread that exceeds its memory is ended and replaced', async () => {
  const run = pool({
    options: { resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } },
  })
  const others = [run('fill'), run('a')]
  await expect(others[0]).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await others[1]).toBe('A')
})

test('a full queue refuses at once with a retryable problem', async () => {
  const run = pool({ threads: 2, maxWaiting: 3 })
  const tasks = Array.from({ length: 5 }, (_, index) => run(`task ${index}`))
  await expect(run('one too many')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  expect(await Promise.all(tasks)).toEqual(['TASK 0', 'TASK 1', 'TASK 2', 'TASK 3', 'TASK 4'])
  expect(await run('again')).toBe('AGAIN')
})

test('a task queued for too long is refused and never runs', async () => {
  const run = pool({ limitMs: WAIT_MS * 2 })
  const hung = run('hang')
  const tired = expect(run('a')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  vi.advanceTimersByTime(WAIT_MS)
  await tired
  const next = run('tasks')
  const refused = expect(hung).rejects.toThrow('time limit')
  vi.advanceTimersByTime(WAIT_MS)
  await refused
  expect(await next).toBe(1)
})

test('an idle thread ends, and the next task starts a new one', async () => {
  const run = pool()
  expect([await run('a'), await run('tasks')]).toEqual(['A', 2])
  vi.advanceTimersByTime(IDLE_MS)
  expect(await run('tasks')).toBe(1)
})

test('an idle thread gives its memory back: it ends', async () => {
  const started: Worker[] = []
  const note = (message: unknown) => void started.push((message as { worker: Worker }).worker)
  subscribe('worker_threads', note)
  const run = pool()
  await run('a')
  unsubscribe('worker_threads', note)
  const ended = Promise.all(started.map(worker => once(worker, 'exit')))
  vi.advanceTimersByTime(IDLE_MS)
  expect(await ended).toHaveLength(1)
})

test('a thread is replaced after its maximum number of tasks', async () => {
  const run = pool({ tasksPerThread: 2 })
  expect(await Promise.all(['tasks', 'tasks', 'tasks', 'tasks', 'tasks'].map(run))).toEqual([1, 2, 1, 2, 1])
})

test('a value that cannot be cloned fails only its task', async () => {
  const run = pool()
  await expect(run(() => {})).rejects.toThrow('could not be cloned')
  await expect(run('function')).rejects.toThrow()
  expect(await run('a')).toBe('A')
})
