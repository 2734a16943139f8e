import { threadCpuUsage } from 'node:process'
import { type HostileText, textOf } from './hostile-texts.ts'

const LENGTHS = [2_000, 8_000, 25_000, 100_000]
/** Below this, a growth does not matter. */
const NOTICEABLE_MS = 15
/** Linear is 1; quadratic equals the growth of the text, which is 3 or 4. */
const MAX_GROWTH = 2
/** The kernel may update the processor time this seldom, so a single short run cannot be measured. */
const TICK_MS = 4
const MEASURED_MS = 10 * TICK_MS
const MAX_RUNS = 500
const SHORT_RUNS = 5

export type Work = (text: string) => unknown

/** Returns the mean processor time of a run, which excludes other load on the machine. */
const processorTimeOf = (work: Work, text: string, atLeast: number): number => {
  const began = threadCpuUsage()
  for (let runs = 1; ; runs++) {
    work(text)
    const { user, system } = threadCpuUsage(began)
    const ms = (user + system) / 1_000
    if (ms >= atLeast || runs === MAX_RUNS) return ms / runs
  }
}

/** Returns the elapsed time of one run: exact, but longer if the run is interrupted. */
export const elapsedTimeOf = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Returns the time of work that is too short to be interrupted in every run. */
export const shortTimeOf = (work: Work, text: string): number =>
  Math.min(...Array.from({ length: SHORT_RUNS }, () => elapsedTimeOf(() => work(text))))

/** Returns the length, up to 100,000, at which the time grows faster than the text, or undefined. */
export const superlinearLength = (work: Work, hostile: HostileText): number | undefined => {
  let previous = LENGTHS[0] ?? 0
  for (const length of LENGTHS) {
    const text = textOf(hostile, length)
    // Most take no time at all: one inexact run is enough to know.
    if (processorTimeOf(work, text, 0) > NOTICEABLE_MS - TICK_MS) {
      const now = processorTimeOf(work, text, MEASURED_MS)
      // Slow at the shortest length already: there is nothing to compare with.
      const before = length === previous ? 0 : processorTimeOf(work, textOf(hostile, previous), MEASURED_MS)
      if (now > NOTICEABLE_MS && now / before / (length / previous) > MAX_GROWTH) return length
    }
    previous = length
  }
  return undefined
}
