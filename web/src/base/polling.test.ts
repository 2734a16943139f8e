import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPolling } from './polling.ts'

const EVERY_MS = 15_000
const LIMIT_MS = 30_000

let page: EventTarget & { visibilityState: string }
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Each request is answered after this time, or never. */
const pollAnsweredAfter = (...waits: (number | 'never')[]) => {
  const log: string[] = []
  let count = 0
  const poll = (signal: AbortSignal) => {
    const number = ++count
    const wait = waits[number - 1] ?? 0
    log.push(`asked ${number}`)
    signal.addEventListener('abort', () => log.push(`gave up ${number}`))
    return new Promise<void>(resolve => {
      if (wait === 'never') return
      setTimeout(() => {
        log.push(`answered ${number}`)
        resolve()
      }, wait)
    })
  }
  ;({ stop } = startPolling(poll, { everyMs: EVERY_MS, timeoutMs: LIMIT_MS }))
  return log
}
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

test('it polls at its interval', async () => {
  const log = pollAnsweredAfter(100, 100)
  await pass(14)
  expect(log).toEqual([])
  await pass(2)
  expect(log).toEqual(['asked 1', 'answered 1'])
  await pass(15)
  expect(log.slice(2)).toEqual(['asked 2', 'answered 2'])
})

test('answers slower than the interval are used, one request at a time', async () => {
  const log = pollAnsweredAfter(20_000, 20_000, 20_000)
  await pass(15 + 3 * 21)
  expect(log.slice(0, 6)).toEqual(['asked 1', 'answered 1', 'asked 2', 'answered 2', 'asked 3', 'answered 3'])
})

test('a request without an answer is aborted, and the next one follows', async () => {
  const log = pollAnsweredAfter('never', 100)
  await pass(15 + 29)
  expect(log).toEqual(['asked 1'])
  await pass(3)
  expect(log).toEqual(['asked 1', 'gave up 1', 'asked 2', 'answered 2'])
})

test('a failed request is followed by the next', async () => {
  let count = 0
  ;({ stop } = startPolling(() => Promise.reject(new Error(`${++count}`)), {
    everyMs: EVERY_MS,
    timeoutMs: LIMIT_MS,
  }))
  await pass(31)
  expect(count).toBe(2)
})

test('a hidden page does not poll, and polls at once when it becomes visible', async () => {
  const log = pollAnsweredAfter(100, 100)
  show('hidden')
  await pass(3_600)
  expect(log).toEqual([])
  show('visible')
  window.dispatchEvent(new Event('focus'))
  await pass(1)
  expect(log).toEqual(['asked 1', 'answered 1'])
  await pass(15)
  expect(log.slice(2)).toEqual(['asked 2', 'answered 2'])
})

test('an answer received while the page is hidden is delivered when it becomes visible', async () => {
  const log = pollAnsweredAfter(10_000, 100)
  await pass(15)
  show('hidden')
  await pass(3_600)
  expect(log).toEqual(['asked 1', 'answered 1'])
  show('visible')
  await pass(1)
  expect(log.slice(2)).toEqual(['asked 2', 'answered 2'])
})

test('stopping aborts the request and sends no other', async () => {
  const log = pollAnsweredAfter('never')
  await pass(16)
  stop()
  show('visible')
  await pass(3_600)
  expect(log).toEqual(['asked 1', 'gave up 1'])
})
