import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { install } from '../scripts/lib/install.mjs'
import { withBrowser } from './lib/browser.ts'
import type { Row } from './lib/row.ts'
import { withProduct } from './lib/servers.ts'

export const name = 'Lighthouse, as a phone on a slow network sees the site: medians of five runs'

const RUNS = 5
const WANTED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
const CATEGORIES = Object.keys(WANTED) as (keyof typeof WANTED)[]
const MAX_SHIFT = 0.02
const PAINTS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']

/** A package of its own: it has a sixth of all installed files, and only this benchmark needs it. */
const FOLDER = 'bench/lighthouse'
const CLI = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
const MAX_REPORT_BYTES = 50_000_000

/** What is used of a report. */
interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >
}

const reportOf = async (url: string, port: number): Promise<Report> => {
  const options = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`]
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, url, ...options], {
    maxBuffer: MAX_REPORT_BYTES,
  })
  return JSON.parse(stdout)
}

/** Uses a new browser per run, so that cached state does not affect the next one. */
const measure = async (url: string) => {
  const { runtimeError, categories, audits } = await withBrowser(({ debuggingPort }) =>
    reportOf(url, debuggingPort),
  )
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const weighty = CATEGORIES.flatMap(category => categories[category]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  )
  return {
    score,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    paints: PAINTS.map(id => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(', '),
    failing: [...new Set(weighty.map(({ id }) => id))].filter(id => (audits[id]?.score ?? 1) < 0.9),
  }
}
type Measured = Awaited<ReturnType<typeof measure>>

const measureAll = async (url: string): Promise<Measured[]> => {
  const runs: Measured[] = []
  while (runs.length < RUNS) runs.push(await measure(url))
  return runs
}

/** Returns the run in the middle. */
const medianBy = (runs: readonly Measured[], value: (run: Measured) => number): Measured => {
  const sorted = runs.toSorted((one, other) => value(one) - value(other))
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('There was no run')
  return median
}

const rowsOf = (path: string, runs: readonly Measured[]): Row[] => {
  const { shift } = medianBy(runs, run => run.shift)
  const { paints, failing } = medianBy(runs, run => run.score('performance'))
  return [
    ...CATEGORIES.map(category => {
      const median = medianBy(runs, run => run.score(category)).score(category)
      return {
        what: `${path}: ${category}`,
        measured: `${median} (${runs.map(run => run.score(category)).join(', ')})`,
        wanted: { value: `at least ${WANTED[category]}`, met: median >= WANTED[category] },
      }
    }),
    {
      what: `${path}: layout shift`,
      measured: shift.toFixed(4),
      wanted: { value: `at most ${MAX_SHIFT}`, met: shift <= MAX_SHIFT },
    },
    { what: '  times', measured: paints },
    { what: '  failing audits', measured: failing.join(', ') || 'none' },
  ]
}

const detailPath = async (site: string): Promise<string> => {
  const list = await (await fetch(`${site}/masterclasses`)).text()
  const path = /href="(\/masterclass\/[^"?#]+)"/.exec(list)?.[1]
  if (!path) throw new Error('The list of masterclasses contains no link to a masterclass')
  return path
}

export const run = async () => {
  await install(FOLDER)
  return withProduct(async ({ port }) => {
    const site = `http://localhost:${port}`
    const rows: Row[] = []
    for (const path of ['/', '/masterclasses', await detailPath(site)])
      rows.push(...rowsOf(path, await measureAll(site + path)))
    return rows
  })
}
