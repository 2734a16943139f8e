import { expect, test } from 'vitest'
import {
  type Count,
  countPlaywright,
  countVitest,
  flakyJourneys,
  flakyTests,
  slowestOf,
  testsNotRun,
  timesOfJourneys,
  timesOfTests,
} from './count.ts'

const vitest = (numTotalTests: number, numPassedTests: number) => ({
  numTotalTests,
  numPassedTests,
  testResults: [{ name: '/home/academy/api/src/base/clock.test.ts' }],
})
const playwright = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
})

test('passing tests are counted', () => {
  expect(countVitest(vitest(7, 7), true)).toEqual({ passed: 7, failed: 0 })
  expect(countPlaywright(playwright(4), true)).toEqual({ passed: 4, failed: 0 })
})

test('failing tests are counted', () => {
  expect(countVitest(vitest(7, 5), false)).toEqual({ passed: 5, failed: 2 })
  expect(countPlaywright(playwright(4, 3), false)).toEqual({ passed: 4, failed: 3 })
})

test('a skipped test counts as failed, even if its runner succeeds', () => {
  expect(countVitest(vitest(7, 6), true)).toEqual({ passed: 6, failed: 1 })
  expect(countPlaywright(playwright(4, 0, 0, 2), true)).toEqual({ passed: 4, failed: 2 })
})

test.each<{ counts: Parameters<typeof playwright>; succeeded: boolean; count: Count }>([
  { counts: [4, 0, 1, 0], succeeded: true, count: { passed: 5, failed: 0 } },
  { counts: [0, 0, 2, 0], succeeded: true, count: { passed: 2, failed: 0 } },
  { counts: [4, 1, 1, 0], succeeded: false, count: { passed: 5, failed: 1 } },
  { counts: [4, 0, 1, 1], succeeded: true, count: { passed: 5, failed: 1 } },
  { counts: [4, 0, 1, 0], succeeded: false, count: { passed: 5, failed: 1 } },
])('a journey that passes at the second try counts as passed: $counts', ({ counts, succeeded, count }) => {
  expect(countPlaywright(playwright(...counts), succeeded)).toEqual(count)
})

test('a journey that passes at the second try is named, at any nesting', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, index) => ({ projectName: index === 0 ? 'desktop' : 'phone', status })),
  })
  const inner = {
    title: 'a visitor',
    specs: [spec('reads', 'expected', 'flaky'), spec('goes', 'unexpected')],
  }
  const suites = [
    { title: 'visitor.spec.ts', specs: [spec('comes', 'flaky')], suites: [inner] },
    { title: 'forms.spec.ts', specs: [spec('types', 'expected', 'skipped')] },
  ]
  expect(flakyJourneys({ ...playwright(2, 1, 2, 1), suites })).toEqual([
    'visitor.spec.ts › comes (desktop)',
    'visitor.spec.ts › a visitor › reads (phone)',
  ])
  expect(flakyJourneys(playwright(4))).toEqual([])
  expect(flakyJourneys(undefined)).toEqual([])
})

test('a test that passes at the second try is named, with its first failure', () => {
  const assertionResults = [
    { fullName: 'ticks', status: 'passed', failureMessages: [] },
    { fullName: 'strikes', status: 'passed', failureMessages: ['Error: eleven\n    at clock.ts:3'] },
    { fullName: 'stops', status: 'failed', failureMessages: ['Error: never'] },
  ]
  const report = { ...vitest(3, 2), testResults: [{ name: '/home/api/clock.test.ts', assertionResults }] }
  expect(flakyTests(report)).toEqual(['clock.test.ts › strikes: Error: eleven'])
  expect(flakyTests(vitest(1, 1))).toEqual([])
  expect(flakyTests(undefined)).toEqual([])
})

test('a runner that breaks outside of its tests counts as one failure', () => {
  expect(countVitest(vitest(7, 7), false)).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(playwright(4), false)).toEqual({ passed: 4, failed: 1 })
})

test('a runner without tests or without a report counts as one failure', () => {
  expect(countVitest(vitest(0, 0), true)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(undefined, true)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(playwright(0), true)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, false)).toEqual({ passed: 0, failed: 1 })
})

test('a test file that no runner has run is reported', () => {
  const paths = ['api/src/base/clock.test.ts', 'web/src/ui/spinner.browser.test.tsx']
  expect(testsNotRun([vitest(1, 1)], paths)).toEqual(['web/src/ui/spinner.browser.test.tsx'])
  const inBrowser = {
    ...vitest(1, 1),
    testResults: [{ name: '/home/academy/web/src/ui/spinner.browser.test.tsx' }],
  }
  expect(testsNotRun([vitest(1, 1), inBrowser], paths)).toEqual([])
  expect(testsNotRun([], paths)).toEqual(paths)
})

test('the slowest come first, with all tries of a journey', () => {
  const assertionResults = [
    { fullName: 'a day in Vienna', status: 'passed', duration: 1_500 },
    { fullName: 'a skipped one', status: 'skipped' },
  ]
  const tests = timesOfTests({
    ...vitest(2, 1),
    testResults: [{ name: '/a/clock.test.ts', assertionResults }],
  })
  const results = [{ duration: 2_000 }, { duration: 3_000 }]
  const journey = { title: 'pays', tests: [{ projectName: 'phone', status: 'flaky', results }] }
  const journeys = timesOfJourneys({
    ...playwright(0, 0, 1),
    suites: [{ title: 'paying.spec.ts', suites: [{ title: 'a student', specs: [journey] }] }],
  })
  expect(slowestOf([...tests, ...journeys], 2)).toEqual([
    { name: 'paying.spec.ts › a student › pays (phone)', seconds: 5 },
    { name: 'clock.test.ts › a day in Vienna', seconds: 1.5 },
  ])
  expect([...timesOfTests(undefined), ...timesOfJourneys(undefined)]).toEqual([])
})
