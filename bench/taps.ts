import type { Browser, Page } from '@playwright/test'
import type { Db } from '../api/src/db/connection.ts'
import { type Act, groups, type Visit } from './lib/acts.ts'
import { withBrowser } from './lib/browser.ts'
import { milliseconds, percentile } from './lib/figures.ts'
import { answersTo, openRecorded, slowDown, takeInputs } from './lib/inputs.ts'
import { logIn } from './lib/log-in.ts'
import { officeVisits } from './lib/office-acts.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'
import { teacherVisits } from './lib/teacher-acts.ts'

export const name =
  'Taps: lists, forms, dialogs and drag and drop of office and teacher, at a quarter of the speed'

/** What else the machine does makes an answer slower and never faster: the fastest round of each act counts. */
const ROUNDS = sized(Number(process.env['BENCH_ROUNDS'] ?? 3), 1)
/** People look at the answer before they go on. */
const PAUSE = sized(600, 50)
/** Above 100 ms a response no longer seems immediate. */
const MAX_DELAY = 100
const NAMED = 4

const laptop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Returns how long the page took to answer each input. */
const measureAct = async (page: Page, act: Act): Promise<number[]> => {
  await takeInputs(page)
  await act.run(page).catch(cause => {
    throw new Error(`It failed to do this: ${act.name}`, { cause })
  })
  await page.waitForTimeout(PAUSE)
  return answersTo((await takeInputs(page)).events, act.inputs)
}

const measureVisit = async (
  browser: Browser,
  url: string,
  session: string,
  visit: Visit,
): Promise<Answers> => {
  const page = await openRecorded(browser, url, { session, ...(visit.isOnPhone ? phone : laptop) })
  page.setDefaultTimeout(15_000)
  await visit.ready(page).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  const answers: Answers = new Map()
  for (const act of visit.acts) answers.set(act, await measureAct(page, act))
  await page.context().close()
  return answers
}

type Answers = Map<Act, number[]>

/** Keeps the shortest duration of each input. */
const keepBest = (best: Answers, round: Answers): void => {
  for (const [act, durations] of round) {
    const known = best.get(act)
    best.set(act, known ? known.map((one, index) => Math.min(one, durations[index] ?? one)) : durations)
  }
}

const rowsOf = (who: string, answers: Answers): Row[] =>
  groups.flatMap(group => {
    const acts = [...answers].filter(([act]) => act.group === group)
    const durations = acts.flatMap(([, own]) => own)
    if (durations.length === 0) return []
    const p95 = percentile(durations, 95)
    const slowest = acts.toSorted(([, one], [, other]) => (other[0] ?? 0) - (one[0] ?? 0)).slice(0, NAMED)
    return [
      {
        what: `${group} of ${who}: p95 of ${durations.length} inputs`,
        measured: milliseconds(p95),
        wanted: { value: `at most ${MAX_DELAY} ms`, met: p95 <= MAX_DELAY },
      },
      ...slowest.map(([act, [longest = Number.NaN]]) => ({
        what: `  ${act.name}`,
        measured: milliseconds(longest),
      })),
    ]
  })

const measure = async (product: Server, db: Db): Promise<Row[]> => {
  const site = `http://localhost:${product.port}`
  const teacher = await logIn(product, 'teacher@example.org')
  const headers = { authorization: `Bearer ${JSON.parse(teacher).access_token}` }
  const mine = await (await fetch(`${site}/api/academy/t/my-masterclasses`, { headers })).json()
  const { id } = mine.find(({ is_current }: { is_current: boolean }) => is_current)
  const office = await logIn(product, 'manager@example.org')
  const people = [
    { who: 'the office', session: office, visits: officeVisits },
    { who: 'a teacher', session: teacher, visits: teacherVisits(id) },
  ]
  return withBrowser(async ({ browser }) => {
    const rows: Row[] = []
    for (const { who, session, visits } of people) {
      const best: Answers = new Map()
      for (const visit of visits) {
        await visit.prepare?.(db)
        for (let round = 0; round < ROUNDS; round++)
          keepBest(best, await measureVisit(browser, site + visit.path, session, visit))
      }
      rows.push(...rowsOf(who, best))
    }
    return rows
  })
}

export const run = () => withDataFolder(dataDir => databaseOn(dataDir, measure))
