import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { dataCache, loadAll } from './data-cache.ts'
import { defineQuery } from './query.ts'
import { endSession, type Session, storeSession } from './session.ts'
import { answering } from './testing/answering.ts'
import { usePolledData } from './use-data.ts'

const POLL_MS = 15_000
const answer = vi.fn<() => Promise<string>>()
const call = answering(() => answer())
const queries = { word: defineQuery(call, ['word'], () => answer()) }

const Example = () => <output>{usePolledData(queries).word}</output>
const pageWithKey = (key: string) => (
  <QueryClientProvider client={dataCache}>
    <Suspense>
      <Example key={key} />
    </Suspense>
  </QueryClientProvider>
)
const setUp = async () => {
  const { container } = await render(pageWithKey('the page'))
  return () => container.textContent
}
const fakeTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
const loginOf = (id: number) => ({ access_token: `token-${id}`, user_data: { id } }) as Session

afterEach(() => vi.resetAllMocks())

test('a page shows the data that its loader put into the cache, without another request', async () => {
  answer.mockResolvedValue('Loaded')
  await loadAll(queries)
  const shown = await setUp()
  expect(shown()).toBe('Loaded')
  expect(answer).toHaveBeenCalledOnce()
})

test('answers of a slow server are used', async () => {
  answer.mockResolvedValueOnce('Loaded')
  await loadAll(queries)
  fakeTimers()
  // Slower than the polling interval.
  answer.mockImplementation(() => new Promise(resolve => setTimeout(resolve, 20_000, 'Later')))
  const shown = await setUp()
  await vi.advanceTimersByTimeAsync(4 * POLL_MS)
  vi.useRealTimers()
  await expect.poll(shown).toBe('Later')
})

test('a failed refetch changes nothing', async () => {
  answer.mockResolvedValueOnce('Loaded').mockRejectedValueOnce(new Error('no connection'))
  await loadAll(queries)
  fakeTimers()
  const shown = await setUp()
  answer.mockResolvedValue('Later')
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(shown()).toBe('Loaded')
  await vi.advanceTimersByTimeAsync(POLL_MS)
  vi.useRealTimers()
  await expect.poll(shown).toBe('Later')
})

test('the first load for the next page goes on when the page is left that would show the same data', async () => {
  const reply = Promise.withResolvers<string>()
  const words = { word: defineQuery(call, ['word'], () => reply.promise) }
  const leave = new QueryObserver(dataCache, { ...words.word, enabled: false }).subscribe(() => {})
  const loading = loadAll(words)
  leave()
  reply.resolve('Loaded')
  await expect(loading).resolves.toBeUndefined()
  expect(dataCache.getQueryData(['word'])).toBe('Loaded')
})

test('a refetch for the next page goes on when the page is left that shows the same data', async () => {
  answer.mockResolvedValueOnce('Loaded')
  await loadAll(queries)
  const { container, rerender } = await render(pageWithKey('the first page'))
  const reply = Promise.withResolvers<string>()
  answer.mockReturnValueOnce(reply.promise)
  // The loader of the next page runs while the first page is still shown.
  await loadAll(queries)
  await rerender(pageWithKey('the next page'))
  expect(container.textContent).toBe('Loaded')
  reply.resolve('Now')
  await expect.poll(() => container.textContent).toBe('Now')
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a second visit shows the cached data at once, and then the current data', async () => {
  answer.mockResolvedValueOnce('Loaded')
  await loadAll(queries)
  let reply = (_word: string) => {}
  answer.mockImplementation(() => new Promise(resolve => (reply = resolve)))
  await loadAll(queries)
  const shown = await setUp()
  expect(shown()).toBe('Loaded')
  reply('Now')
  await expect.poll(shown).toBe('Now')
})

test.each<[change: string, act: () => void, kept: string | undefined]>([
  ['a logout', endSession, undefined],
  ['a login as another person', () => storeSession(loginOf(2)), undefined],
  ['new data about the same person', () => storeSession(loginOf(1)), 'Loaded'],
  ['the end of a login, which keeps its page open', () => storeSession(undefined), 'Loaded'],
])('after %s the cache has only data of the current user', async (_, act, kept) => {
  storeSession(loginOf(1))
  answer.mockResolvedValue('Loaded')
  await loadAll(queries)
  act()
  expect(dataCache.getQueryData(['word'])).toBe(kept)
})
