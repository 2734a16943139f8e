// Counts passed and failed tests from the reports of the runners.
import { basename } from 'node:path'

export type Count = { passed: number; failed: number }

type VitestCase = { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }
export type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; assertionResults?: VitestCase[] }[]
}
type Journey = { projectName: string; status: string; results?: { duration: number }[] }
type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: Journey[] }[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: Suite[]
}

/**
 * Everything that did not pass counts as failed: a skipped test, a crashed runner, and a runner that found no
 * test.
 */
const countOf = (total: number, passed: number, succeeded: boolean): Count => ({
  passed,
  failed: total > passed ? total - passed : succeeded && total > 0 ? 0 : 1,
})

export const countVitest = (report: VitestReport | undefined, succeeded: boolean): Count =>
  countOf(report?.numTotalTests ?? 0, report?.numPassedTests ?? 0, succeeded)

export const countPlaywright = (report: PlaywrightReport | undefined, succeeded: boolean): Count => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return countOf(expected + unexpected + flaky + skipped, expected + flaky, succeeded)
}

/** Returns the tests that passed only on a retry: not failures, but worth investigating. */
export const flakyTests = (report: VitestReport | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages: [reason] = [] }) =>
      status === 'passed' && reason ? [`${basename(name)} › ${fullName}: ${reason.split('\n')[0]}`] : [],
    ),
  )

/** Returns every test of the suites below `suite`, with the titles of those above it. */
const journeysIn = (suite: Suite, above: string[] = []): { name: string; test: Journey }[] => {
  const titles = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(test => ({ name: `${[...titles, title].join(' › ')} (${test.projectName})`, test })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(inner => journeysIn(inner, titles))]
}

const allJourneys = (report: PlaywrightReport | undefined) =>
  (report?.suites ?? []).flatMap(suite => journeysIn(suite))

/** As flakyTests, for journeys. */
export const flakyJourneys = (report: PlaywrightReport | undefined): string[] =>
  allJourneys(report)
    .filter(({ test }) => test.status === 'flaky')
    .map(({ name }) => name)

export type TimedTest = { name: string; seconds: number }

export const timesOfTests = (report: VitestReport | undefined): TimedTest[] =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

export const timesOfJourneys = (report: PlaywrightReport | undefined): TimedTest[] =>
  allJourneys(report).map(({ name, test }) => ({
    name,
    seconds: (test.results ?? []).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))

export const slowestOf = (tests: TimedTest[], count: number): TimedTest[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)

/** Returns test files that no runner picks up: they would never fail. */
export const testsNotRun = (reports: VitestReport[], paths: string[]): string[] => {
  const run = reports.flatMap(report => report.testResults.map(({ name }) => name.replaceAll('\\', '/')))
  return paths.filter(path => !run.some(name => name.endsWith(`/${path}`)))
}
