import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

/** Tasks that run until `end` is called, and the list of those that have started. */
const stage = () => {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => () => {
    started.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  const end = async (name: string, error?: Error) => {
    const { resolve, reject } = ends.get(name) ?? {}
    if (error) reject?.(error)
    else resolve?.(name)
    await new Promise(setImmediate)
  }
  return { started, work, end }
}
const unavailable = { code: 'unavailable' }

test('runs as many tasks at once as allowed, and the others in order of arrival', async () => {
  const { started, work, end } = stage()
  const { run } = semaphore({ atOnce: 2, maxWaiting: 10 })
  const all = ['a', 'b', 'c', 'd'].map(name => run(work(name)))
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('refuses a task when too many are waiting', async () => {
  const { started, work, end } = stage()
  const { run } = semaphore({ atOnce: 1, maxWaiting: 1 })
  const taken = [run(work('a')), run(work('b'))]
  await expect(run(work('c'))).rejects.toMatchObject(unavailable)
  for (const name of ['a', 'b']) await end(name)
  expect(await Promise.all(taken)).toEqual(['a', 'b'])
  expect(started).toEqual(['a', 'b'])
})

test('refuses a task that has waited too long, and does not run it later', async () => {
  const { started, work, end } = stage()
  const { run } = semaphore({ atOnce: 1, maxWaiting: 5, waitMs: 10 })
  const first = run(work('a'))
  await expect(run(work('b'))).rejects.toMatchObject(unavailable)
  await end('a')
  await first
  expect(started).toEqual(['a'])
  const last = run(work('c'))
  await end('c')
  expect(await last).toBe('c')
})

test('runs the next task after one that fails', async () => {
  const { work, end } = stage()
  const { run } = semaphore({ atOnce: 1, maxWaiting: 5 })
  const [first, second] = [run(work('a')), run(work('b'))]
  const failure = expect(first).rejects.toThrow('broken')
  await end('a', new Error('broken'))
  await failure
  await end('b')
  expect(await second).toBe('b')
})

test('leaves the start of the next task to `startNext`', async () => {
  const { started, work, end } = stage()
  const starts: (() => void)[] = []
  const { run } = semaphore({ atOnce: 1, maxWaiting: 5, startNext: start => starts.push(start) })
  const all = [run(work('a')), run(work('b'))]
  await end('a')
  expect(started).toEqual(['a'])
  for (const start of starts.splice(0)) start()
  await sleep(0)
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(await Promise.all(all)).toEqual(['a', 'b'])
})
