import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../../base/data-cache.ts'
import { answering } from '../../../base/testing/answering.ts'
import type { ConcertDates } from './api.ts'
import { useConcertDates } from './request-form.tsx'

const before: ConcertDates = {
  min_date: '2027-08-05',
  max_date: '2027-08-14',
  now: '2027-08-05T08:58:00.000Z',
  changes_at: '2027-08-05T09:00:00.000Z',
  recording_fee: 15,
}
const after: ConcertDates = {
  ...before,
  min_date: '2027-08-06',
  now: before.changes_at,
  changes_at: '2027-08-06T09:00:00.000Z',
}
const answer = vi.fn<() => Promise<ConcertDates>>()
/** There is an academy; `answer` is asked for the days alone. */
const call = answering(({ path }) => (path === '/api/dates' ? { academy: {} } : answer()))

const Example = () => <output>{useConcertDates(call, before).min_date}</output>
const setUp = async () => {
  const { container } = await render(
    <QueryClientProvider client={dataCache}>
      <Example />
    </QueryClientProvider>,
  )
  return () => container.textContent
}
const MINUTE = 60_000
afterEach(() => vi.resetAllMocks())

test('at 11:00 in the academy’s time zone, and not before, the first day changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  answer.mockResolvedValue(after)
  const shown = await setUp()
  await vi.advanceTimersByTimeAsync(2 * MINUTE - 1)
  expect(answer).not.toHaveBeenCalled()
  expect(shown()).toBe('2027-08-05')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(shown).toBe('2027-08-06')
  expect(answer).toHaveBeenCalledOnce()
})

test('a failed request is repeated after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  answer.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(after)
  const shown = await setUp()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(answer).toHaveBeenCalledOnce()
  expect(shown()).toBe('2027-08-05')
  await vi.advanceTimersByTimeAsync(MINUTE)
  vi.useRealTimers()
  await expect.poll(shown).toBe('2027-08-06')
})

test('returning to the page reloads the days', async () => {
  answer.mockResolvedValue(after)
  const shown = await setUp()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(shown).toBe('2027-08-06')
})
