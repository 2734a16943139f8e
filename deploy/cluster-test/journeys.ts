// Journeys of a visitor, a student and the office: those of e2e/ with these parts in their titles.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installedChromium } from '../../scripts/lib/chromium.ts'

const root = resolve(import.meta.dirname, '../..')

export const JOURNEYS = [
  'a visitor finds a masterclass by its instrument',
  'a visitor looks up costs',
  'opens the documents and is sent once',
  'a treasurer filters, exports',
]
/** How often each is made. */
const REPEATS = 2

/** Returns the titles of tests in a source. A title that is put together while it runs counts as it is written. */
const titlesIn = (source: string) =>
  [...source.matchAll(/\b(?:test|bare)\(\s*(['"`])(.+?)\1,/g)].map(match => match[2] ?? '')

/** Says of each part that is not in exactly one title how many titles have it. */
export const staleParts = (parts: string[], sources: string[]): string[] => {
  const titles = sources.flatMap(titlesIn)
  return parts.flatMap(part => {
    const { length } = titles.filter(title => title.includes(part))
    return length === 1 ? [] : [`${length} journeys of e2e/ have "${part}" in their title`]
  })
}

export const journeySources = (): string[] =>
  readdirSync(join(root, 'e2e'))
    .filter(name => name.endsWith('.spec.ts'))
    .map(name => readFileSync(join(root, 'e2e', name), 'utf8'))

/** Returns the last lines of Playwright: how many passed at once, failed, and passed at the second try. */
const countsIn = (output: string) =>
  [...output.matchAll(/^ +(\d+) (passed|failed|flaky).*$/gm)].map(([line, count]) => ({
    line: line.trim(),
    count: Number(count),
  }))

/** Starts the journeys against the proxy. `output` is what Playwright printed. */
export const startJourneys = (origin: string, dataDir: string) => {
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const options = ['--reporter=line', '--retries=1', '--workers=1', '--project=desktop']
  const which = ['-g', JOURNEYS.map(RegExp.escape).join('|'), `--repeat-each=${REPEATS}`]
  const child = spawn(process.execPath, [cli, 'test', ...options, ...which], {
    cwd: join(root, 'e2e'),
    env: {
      ...process.env,
      E2E_BASE_URL: origin,
      E2E_DATA_DIR: dataDir,
      CHROMIUM_PATH: installedChromium(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  // Also if it was killed: then there is no exit code.
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const gone = once(child, 'exit')
  const ended = gone.then(([code]) => {
    const counts = countsIn(output)
    const made = counts.reduce((sum, { count }) => sum + count, 0)
    const wanted = JOURNEYS.length * REPEATS
    const said = `${counts.map(({ line }) => line).join(', ')} of ${wanted}`
    // A journey of another project, such as the phone, is left out by Playwright without a word.
    return { succeeded: code === 0 && made === wanted, said, output }
  })
  const stop = async () => {
    if (isOver()) return
    child.kill('SIGINT')
    await gone
  }
  return { ended, isOver, stop }
}
