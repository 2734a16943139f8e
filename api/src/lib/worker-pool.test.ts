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
    mostWaiting: 10,
    waitMs: WAIT_MS,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
    ...settings,
  })

// The time limits pass when a test says so, however slow the machine is.
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

test('answers each task with its own result', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(pool({ threads: 2 })))).toEqual(['A', 'B', 'C'])
})

test('a task that fails tells why, and the next one is done by the same thread', async () => {
  const run = pool()
  await expect(run('fail')).rejects.toThrow('no such word')
  expect(await run('tasks')).toBe(2)
})

test.each(['hang', 'never'])(
  'a task that never answers (%s) fails alone; those that wait are done',
  async word => {
    const run = pool()
    const hung = run(word)
    const others = ['a', 'b', 'tasks'].map(run)
    const refused = expect(hung).rejects.toMatchObject({ code: 'unavailable', message: /time limit/ })
    vi.advanceTimersByTime(LIMIT_MS)
    await refused
    expect(await Promise.all(others)).toEqual(['A', 'B', 3])
  },
)

test('the limit counts from the start of a task, not while it waits', async () => {
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

test.each(['die', 'throw'])(
  'a thread that ends itself (%s) fails its own task; the others are done',
  async word => {
    const run = pool({ threads: 2 })
    expect(await settled(['a', word, 'b', 'c'].map(run))).toEqual(['A', 'failed', 'B', 'C'])
  },
)

test('a thread that takes too much memory is ended and replaced', async () => {
  const run = pool({
    options: { resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } },
  })
  const others = [run('fill'), run('a')]
  await expect(others[0]).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await others[1]).toBe('A')
})

test('a full queue refuses at once with a problem that says to try again', async () => {
  const run = pool({ threads: 2, mostWaiting: 3 })
  const tasks = Array.from({ length: 5 }, (_, index) => run(`task ${index}`))
  await expect(run('one too many')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  expect(await Promise.all(tasks)).toEqual(['TASK 0', 'TASK 1', 'TASK 2', 'TASK 3', 'TASK 4'])
  expect(await run('again')).toBe('AGAIN')
})

test('a task that waited too long is refused and never runs', async () => {
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

test('an idle thread ends, and the next task gets a new one', async () => {
  const run = pool()
  expect([await run('a'), await run('tasks')]).toEqual(['A', 2])
  vi.advanceTimersByTime(IDLE_MS)
  expect(await run('tasks')).toBe(1)
})

test('a thread is replaced after its number of tasks', async () => {
  const run = pool({ tasksPerThread: 2 })
  expect(await Promise.all(['tasks', 'tasks', 'tasks', 'tasks', 'tasks'].map(run))).toEqual([1, 2, 1, 2, 1])
})

test('what cannot be passed to a thread or back fails the task alone', async () => {
  const run = pool()
  await expect(run(() => {})).rejects.toThrow('could not be cloned')
  await expect(run('function')).rejects.toThrow()
  expect(await run('a')).toBe('A')
})
