import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'
import { ping } from './ping.ts'

interface Question {
  answer: () => void
  isAborted: () => boolean
}
let questions: Question[]

beforeEach(() => {
  questions = []
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://site.example' })
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_: Request, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    questions.push({
      answer: () => resolve(Response.json({ status: 'ok' })),
      isAborted: () => signal.aborted,
    })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('requests made while an answer is pending share it', async () => {
  const both = [ping(), ping()]
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(7_000)
  both.push(ping())
  questions[0]?.answer()
  await Promise.all(both)
  expect([questions.length, questions[0]?.isAborted(), connection().problem]).toEqual([1, false, undefined])
})

test('after 8 seconds there is a warning, and the next request replaces the late one', async () => {
  void ping()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(connection().problem).toBe('timeout')
  const second = ping()
  expect(questions.map(one => one.isAborted())).toEqual([true, false])
  questions[1]?.answer()
  await second
  expect(connection().problem).toBeUndefined()
})

test('a late answer still counts', async () => {
  const late = ping()
  await vi.advanceTimersByTimeAsync(12_000)
  questions[0]?.answer()
  await late
  expect(connection().problem).toBeUndefined()
})
