// Counts passed and failed tests from the reports of the runners.
import { basename } from 'node:path'

export type Count = { passed: number; failed: number }

type VitestCase = { fullName: string; status: string; failureMessages?: string[] }
export type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; assertionResults?: VitestCase[] }[]
}
type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
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

/** As flakyTests, for journeys. */
export const flakyJourneys = (report: PlaywrightReport | undefined): string[] => {
  const namesIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(spec =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${title} › ${spec.title} (${projectName})`),
    ),
    ...suites.flatMap(namesIn).map(name => `${title} › ${name}`),
  ]
  return (report?.suites ?? []).flatMap(namesIn)
}

/** Returns test files that no runner picks up: they would never fail. */
export const testsNotRun = (reports: VitestReport[], paths: string[]): string[] => {
  const run = reports.flatMap(report => report.testResults.map(({ name }) => name.replaceAll('\\', '/')))
  return paths.filter(path => !run.some(name => name.endsWith(`/${path}`)))
}
