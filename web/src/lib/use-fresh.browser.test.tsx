import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePolling } from './use-polling.ts'

afterEach(() => void vi.useRealTimers())

const SLOW_MS = 20_000
let asked = 0
/** Slower than the beat of the page. */
const load = () => {
  const number = ++asked
  return new Promise<string>(resolve => setTimeout(() => resolve(`Answer ${number}`), SLOW_MS))
}
const Example = () => <output>{usePolling('Loaded', load).data}</output>

test('a slow server is heard, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const { container } = await render(<Example />)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await expect.poll(() => container.textContent).toMatch(/^Answer/)
})
