import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { withBrowser } from './lib/browser.ts'
import { median } from './lib/figures.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { withProduct } from './lib/servers.ts'

export const name = 'Slow network: a login and the next page with 400 kbit/s and 400 ms'

const RUNS = sized(3, 1)
const NETWORK = sized(
  { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 },
  { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
)
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** What people wait for: until the overview can be read, and until the page that they open next can be read. */
const WANTED_S = { overview: 4, next: 1 }

/** Seconds, by the part of the visit. */
type Times = Record<keyof typeof WANTED_S, number>

const secondsOf = async (act: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await act()
  await shown()
  return (performance.now() - began) / 1000
}

const QUIET_MS = sized(1_000, 100)

/** Returns what waits until nothing was requested for a while. The load state of a page says so only for its beginning. */
const followRequests = (page: Page) => {
  let open = 0
  let last = performance.now()
  const count = (change: number) => () => {
    open += change
    last = performance.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    while (open > 0 || performance.now() - last < QUIET_MS) await sleep(50)
  }
}

/** Logs in by the form and opens the next page by the menu. The pages before are read, as people do while they type. */
const visit = async (browser: Browser, site: string): Promise<Times> => {
  const context = await browser.newContext({ ...SCREEN, locale: 'en' })
  const page = await context.newPage()
  const untilQuiet = followRequests(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await page.goto(`${site}/auth/login?return=/user`)
  await page.getByLabel('Email').fill('student@example.org')
  await page.getByLabel('Password').fill('Musik-Sommer-1')
  await untilQuiet()
  const overview = await secondsOf(
    () => page.locator('main form button[type=submit]').click(),
    async () => {
      await page.locator('.user-content h1').first().waitFor()
      await page.locator('.user-content .steps').first().waitFor()
    },
  )
  await untilQuiet()
  const next = await secondsOf(
    () => page.locator('.user-nav a[href="/user/masterclass"]').click(),
    async () => {
      await page.waitForURL('**/user/masterclass')
      await page.locator('.user-content h1').first().waitFor()
      await page.locator('.user-content .skeleton-list').waitFor({ state: 'detached' })
    },
  )
  await context.close()
  return { overview, next }
}

export const run = () =>
  withProduct(product =>
    withBrowser(async ({ browser }) => {
      const visits: Times[] = []
      for (let count = 0; count < RUNS; count++)
        visits.push(await visit(browser, `http://localhost:${product.port}`))
      const row = (what: string, part: keyof Times): Row => {
        const seconds = median(visits.map(times => times[part]))
        return {
          what,
          measured: `${seconds.toFixed(1)} s`,
          wanted: { value: `at most ${WANTED_S[part]} s`, met: seconds <= WANTED_S[part] },
        }
      }
      return [
        row("From the login to a student's overview", 'overview'),
        row('The next page by the menu', 'next'),
      ]
    }),
  )
