// Runs every check and the tests of `npm test`; with the argument `all`, then those of the long list, too. The last
// line counts them all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Captured, capture } from './lib/capture.ts'
import { provideChromium } from './lib/chromium.ts'
import { compile } from './lib/compile.ts'
import {
  type Count,
  countPlaywright,
  countVitest,
  flakyJourneys,
  flakyTests,
  type PlaywrightReport,
  slowestOf,
  type TimedTest,
  testsNotRun,
  timesOfJourneys,
  timesOfTests,
  type VitestReport,
} from './lib/count.ts'
import { repositoryFiles } from './lib/repository-files.ts'

/** `output` is shown on failure, `remark` always. */
type Outcome = Count & { output: string; remark?: string }

type Step = [title: string, run: () => Promise<Outcome>]

const packages = resolve('node_modules')
const reports = mkdtempSync(join(tmpdir(), 'academy-tests-'))
/** The API tests make this folder, and the journeys use it, too. */
const SEEDED_DEMO_DIR = join(reports, 'demo')

const countCheck = ({ succeeded, output }: Captured): Outcome => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  output,
})
const check = async (...args: string[]) => countCheck(await capture(args))

/** `npm test` runs the quick tests. The name of a file says that its tests are in the long list. */
type Tier = 'quick' | 'long'
const tierOf = (path: string): Tier => (/\.long\.(test|spec)\.tsx?$/.test(path) ? 'long' : 'quick')
/** The second kind tries races and properties with few rounds in `npm test`, and again with all of them. */
const IN_LONG_LIST = ['.long.test.', '.rounds.test.']
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const readReport = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const types = async () => {
  const workspaces = ['contract', 'api', 'web', 'e2e']
  const all = await Promise.all(workspaces.map(name => compile(['-p', name]).then(countCheck)))
  return {
    passed: all.filter(one => one.failed === 0).length,
    failed: all.filter(one => one.failed > 0).length,
    output: all.map(one => one.output).join(''),
  }
}

const secondTries = (names: string[]) => names.map(name => `  passed at the second try: ${name}`).join('\n')

const vitestReports: VitestReport[] = []
const times: TimedTest[] = []

const vitestIn = async (folder: string, tier: Tier, env?: NodeJS.ProcessEnv) => {
  const path = join(reports, `vitest-${folder}-${tier}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const files = tier === 'long' ? IN_LONG_LIST : []
  const args = [`${packages}/vitest/vitest.mjs`, 'run', '--allowOnly=false', ...reporters, ...files]
  const { succeeded, output } = await capture(args, folder, { ...env, TEST_TIER: tier })
  const report: VitestReport | undefined = readReport(path)
  if (report) vitestReports.push(report)
  times.push(...timesOfTests(report))
  return { ...countVitest(report, succeeded), output, remark: secondTries(flakyTests(report)) }
}

const everyTestWasRun = (tiers: Tier[]) => async () => {
  const wanted = repositoryFiles().filter(path => isTest(path) && tiers.includes(tierOf(path)))
  const forgotten = testsNotRun(vitestReports, wanted)
  return {
    passed: forgotten.length === 0 ? 1 : 0,
    failed: forgotten.length,
    output: forgotten.map(path => `${path} was not run: no runner looks there`).join('\n'),
  }
}

// Downloaded first if necessary. Without Chromium only the steps that need it fail.
const chromium = Promise.try(provideChromium)
chromium.catch(() => {})

// Playwright compares a pattern with the names of the file and of the journey.
const quickOnly = '--grep-invert=\\.long\\.spec'
const JOURNEYS = {
  quick: { options: [quickOnly], env: {} },
  other: { options: [quickOnly, '--grep=browser in '], env: { E2E_OTHER_DEVICE: '1' } },
  long: { options: ['--grep=\\.long\\.spec'], env: {} },
}

const journeys = (which: keyof typeof JOURNEYS) => async () => {
  const path = join(reports, `playwright-${which}.json`)
  const { options, env: devices } = JOURNEYS[which]
  const args = [`${packages}/@playwright/test/cli.js`, 'test', '--reporter=list,json', ...options]
  const env = {
    ...devices,
    CHROMIUM_PATH: await chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    SEEDED_DEMO_DIR,
  }
  const { succeeded, output } = await capture(args, 'e2e', env)
  const report: PlaywrightReport | undefined = readReport(path)
  times.push(...timesOfJourneys(report))
  return { ...countPlaywright(report, succeeded), output, remark: secondTries(flakyJourneys(report)) }
}

const checks: Step[] = [
  ['Formatting and lint', () => check(`${packages}/@biomejs/biome/bin/biome`, 'ci', '--colors=off', '.')],
  ['Types', types],
  ['Boundaries and names', () => check('scripts/check-structure.ts')],
  ['Unused code', () => check(`${packages}/knip/bin/knip.js`, '--no-progress')],
  ['Lock file', () => check('scripts/check-lock.ts')],
  ['Migrations', () => check('scripts/check-migrations.ts')],
  ['Documents', () => check('scripts/check-docs.ts')],
  ['Widgets in the browser', async () => vitestIn('web', 'quick', { CHROMIUM_PATH: await chromium })],
]
const quickTests: Step[] = [['Unit and API tests', () => vitestIn('api', 'quick', { SEEDED_DEMO_DIR })]]
const longTests: Step[] = [
  ['Long list: unit and API tests', () => vitestIn('api', 'long', { SEEDED_DEMO_DIR })],
  ['Long list: journeys', journeys('long')],
  ['Long list: the other device and language', journeys('other')],
]

const total: Count = { passed: 0, failed: 0 }
const inMinutes = (since: number) => {
  const seconds = Math.round((Date.now() - since) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}

const report = (title: string, { passed, failed, output, remark }: Outcome, seconds: number) => {
  total.passed += passed
  total.failed += failed
  console.log(`\n${title}`)
  if (failed > 0) console.log(output.trimEnd())
  if (remark) console.log(remark)
  const result = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} fine`
  console.log(`  ${result}, ${seconds.toFixed(1)} s`)
}

/** Runs the steps in sequence; each reports when it is done and all steps before it have reported. */
const runInOrder = async (steps: Step[], reported = Promise.resolve()) => {
  for (const [title, run] of steps) {
    const start = Date.now()
    const outcome = await run().catch(error => ({ passed: 0, failed: 1, output: String(error) }))
    const seconds = (Date.now() - start) / 1000
    await reported
    report(title, outcome, seconds)
  }
}

const sayWhatTookLong = () => {
  console.log('\nThe slowest')
  for (const { name, seconds } of slowestOf(times, 10)) console.log(`  ${seconds.toFixed(1)} s  ${name}`)
}

const all = process.argv[2] === 'all'
const start = Date.now()
// The API tests often wait for the database, which leaves time for the checks.
await runInOrder(quickTests, runInOrder(checks))
await runInOrder([['Journeys', journeys('quick')]])
if (all) {
  console.log(`\nnpm test took ${inMinutes(start)}. The long list follows.`)
  await runInOrder(longTests)
}
await runInOrder([['No test forgotten', everyTestWasRun(all ? ['quick', 'long'] : ['quick'])]])
sayWhatTookLong()
rmSync(reports, { recursive: true })
console.log(`\n${inMinutes(start)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
