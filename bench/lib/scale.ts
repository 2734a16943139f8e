/** Every benchmark runs once in the tests, to see that it still works; its figures say nothing then. */
export const isTrial = process.env['BENCH_TRIAL'] === '1'

/** Returns what a measurement needs, or in a trial the least with which the benchmark still runs. */
export const sized = <T>(full: T, least: T): T => (isTrial ? least : full)
