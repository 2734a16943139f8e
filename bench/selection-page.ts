import type { Page } from '@playwright/test'
import type { Db } from '../api/src/db/connection.ts'
import { withBrowser } from './lib/browser.ts'
import { median, milliseconds, percentile } from './lib/figures.ts'
import { answersTo, openRecorded, slowDown, takeInputs } from './lib/inputs.ts'
import { logIn } from './lib/log-in.ts'
import { addApplicants } from './lib/long-lists.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name = 'A selection of 60 applicants on a phone with a quarter of the speed'

const SIZES = sized([15, 60], [20, 21])
const DECISIONS = sized(8, 1)
/** Above 200 ms users notice the delay of a response to their tap. */
const MAX_DELAY = 200

/** Returns the milliseconds between frames while the list is scrolled by touch from top to bottom. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const gaps: number[] = []
        let before = performance.now()
        const step = (at: number) => {
          gaps.push(at - before)
          before = at
          window.scrollBy({ top: 120, behavior: 'instant' })
          const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1
          if (isAtEnd) resolve(gaps.slice(1))
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )

/** Decides on one applicant after the other. Returns the time from each tap to the next frame, as the browser measures it. */
const decide = async (page: Page): Promise<number[]> => {
  // Nobody is accepted: beyond the places a dialog asks.
  const decline = page.getByRole('button', { name: /^Decline/ }).first()
  await decline.waitFor()
  await takeInputs(page)
  for (let decided = 0; decided < DECISIONS; decided++) {
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
    // The button names its applicant.
    const name = await decline.innerText()
    await decline.tap()
    await saved
    await decline.filter({ hasNotText: name }).waitFor()
  }
  return answersTo((await takeInputs(page)).events, DECISIONS)
}

const measure = async (product: Server, db: Db): Promise<Row[]> => {
  const stored = await logIn(product, 'teacher@example.org')
  const site = `http://localhost:${product.port}`
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const mine = await (await fetch(`${site}/api/academy/t/my-masterclasses`, { headers })).json()
  const masterclass = mine.find(({ is_current }: { is_current: boolean }) => is_current).id
  const seen: { gaps: number[]; delays: number[] }[] = []
  for (const size of SIZES) {
    await addApplicants(db, masterclass, size)
    seen.push(
      await withBrowser(async ({ browser }) => {
        const url = `${site}/user/t/masterclass/${masterclass}`
        const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
        const page = await openRecorded(browser, url, { session: stored, ...phone })
        const oneByOne = page.getByRole('link', { name: 'Go through them one by one' })
        await oneByOne.waitFor()
        await slowDown(page)
        const gaps = await scroll(page)
        await oneByOne.tap()
        return { gaps, delays: await decide(page) }
      }),
    )
  }
  const [few, many] = seen
  if (!few || !many) throw new Error('Nothing was measured')
  const delay = percentile(many.delays, 95)
  const missed = many.gaps.filter(gap => gap > 50).length / many.gaps.length
  return [
    {
      what: 'frames of a scroll that come later than after 50 ms',
      measured: `${(100 * missed).toFixed(1)} % of ${many.gaps.length}`,
      wanted: { value: 'below 5 %', met: missed < 0.05 },
    },
    {
      what: 'from the tap to the frame, p95',
      measured: milliseconds(delay),
      wanted: { value: `below ${MAX_DELAY} ms`, met: delay < MAX_DELAY },
    },
    {
      what: '  p50 with 60 applicants : with 15',
      measured: (median(many.delays) / median(few.delays)).toFixed(2),
    },
  ]
}

export const run = () => withDataFolder(dataDir => databaseOn(dataDir, measure))
