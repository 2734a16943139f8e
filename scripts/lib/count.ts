// How many tests passed and failed, from the reports of the runners.
export type Count = { passed: number; failed: number }

export type VitestReport = { numTotalTests: number; numPassedTests: number; testResults: { name: string }[] }
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Whatever did not pass failed: also a skipped test, a runner that broke, and a runner that found no test. */
const countOf = (total: number, passed: number, succeeded: boolean): Count => ({
  passed,
  failed: total > passed ? total - passed : succeeded && total > 0 ? 0 : 1,
})

export const countVitest = (report: VitestReport | undefined, succeeded: boolean): Count =>
  countOf(report?.numTotalTests ?? 0, report?.numPassedTests ?? 0, succeeded)

export const countPlaywright = (report: PlaywrightReport | undefined, succeeded: boolean): Count => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return countOf(expected + unexpected + flaky + skipped, expected, succeeded)
}

/** A test file in a place where no runner looks would never fail. */
export const testsNotRun = (reports: VitestReport[], paths: string[]): string[] => {
  const run = reports.flatMap(report => report.testResults.map(({ name }) => name.replaceAll('\\', '/')))
  return paths.filter(path => !run.some(name => name.endsWith(`/${path}`)))
}
