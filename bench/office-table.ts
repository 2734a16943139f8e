import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { Db } from '../api/src/db/connection.ts'
import { withBrowser } from './lib/browser.ts'
import { median, milliseconds } from './lib/figures.ts'
import { logIn } from './lib/log-in.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name = 'A table of 500 rows in the office, at a quarter of the speed'

const SIZE = sized(500, 60)
const SLOWDOWN = sized(4, 1)
const SORTS = sized(8, 1)
const SEARCHED = 'tannhaupt 1'
/** Longer than the pause after which the table searches: each key starts a search. */
const PAUSE = sized(500, 20)
/** Above 100 ms a response no longer seems immediate. */
const MAX_DELAY = 100

const addTeachers = async (db: Db): Promise<void> => {
  await sql`
    insert into teachers (first_name, last_name)
    select 'Ilse', 'Tannhaupt ' || n from generate_series(1, ${SIZE}::int - (select count(*)::int from teachers)) n
  `.execute(db)
}

/** Records the time from each event to the next frame, and every task that blocks the page. */
const record = (page: Page) =>
  page.evaluate(() => {
    const seen = { click: [] as number[], keydown: [] as number[], tasks: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const { name: type, duration } of list.getEntries())
        if (type === 'click' || type === 'keydown') seen[type].push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })

type Seen = Record<'click' | 'keydown' | 'tasks', number[]>
const take = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const seen = Reflect.get(window, 'seen') as Seen
    const taken = structuredClone(seen)
    for (const list of Object.values(seen)) list.length = 0
    return taken
  })

const measure = async (product: Server, db: Db): Promise<Row[]> => {
  const stored = await logIn(product, 'manager@example.org')
  await addTeachers(db)
  return withBrowser(async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en' })
    await page.addInitScript(text => localStorage.setItem('user', text), stored)
    await page.goto(`http://localhost:${product.port}/user/a/teachers`)
    await page.getByText(`${SIZE} entries`).waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await record(page)

    const header = page.getByRole('columnheader').getByRole('button').first()
    for (let sorted = 0; sorted < SORTS; sorted++) {
      await header.click()
      await page.waitForTimeout(PAUSE)
    }
    const sorts = await take(page)
    await page.getByRole('searchbox').pressSequentially(SEARCHED, { delay: PAUSE })
    await page.getByText(new RegExp(` of ${SIZE}$`)).waitFor()
    const keys = await take(page)
    const sort = median(sorts.click)
    const key = median(keys.keydown)
    const wanted = (delay: number) => ({ value: `below ${MAX_DELAY} ms`, met: !(delay >= MAX_DELAY) })
    return [
      {
        what: 'from the click on a column to the frame, p50',
        measured: milliseconds(sort),
        wanted: wanted(sort),
      },
      { what: '  the longest task after a click', measured: milliseconds(Math.max(0, ...sorts.tasks)) },
      {
        what: 'from a key of the search to the frame, p50',
        measured: milliseconds(key),
        wanted: wanted(key),
      },
      { what: '  the longest task while typing', measured: milliseconds(Math.max(0, ...keys.tasks)) },
    ]
  })
}

export const run = () => withDataFolder(dataDir => databaseOn(dataDir, measure))
