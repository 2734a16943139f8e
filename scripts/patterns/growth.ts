import { threadCpuUsage } from 'node:process'
import { type HostileText, textOf } from './hostile-texts.ts'

const LENGTHS = [2_000, 8_000, 25_000, 100_000]
const RUNS = 5
/** Below this, timings are only noise. */
const MEASURABLE_MS = 15
/** Linear is 1; quadratic equals the growth of the text, which is 3 or 4. */
const MAX_GROWTH = 2

export type Work = (text: string) => unknown

/** Measures CPU time, which excludes other load on the machine. */
export const timeOf = (work: Work, text: string): number => {
  const began = threadCpuUsage()
  work(text)
  const { user, system } = threadCpuUsage(began)
  return (user + system) / 1_000
}

// Take the fastest run: garbage collection only makes it slower.
export const bestTimeOf = (work: Work, text: string) =>
  Math.min(...Array.from({ length: RUNS }, () => timeOf(work, text)))

/** Returns the length, up to 100,000, at which the time grows faster than the text, or undefined. */
export const superlinearLength = (work: Work, hostile: HostileText): number | undefined => {
  let previous = LENGTHS[0] ?? 0
  for (const length of LENGTHS) {
    const text = textOf(hostile, length)
    if (timeOf(work, text) > MEASURABLE_MS) {
      const now = bestTimeOf(work, text)
      // Slow at the shortest length already: there is nothing to compare with.
      const before = length === previous ? 0 : bestTimeOf(work, textOf(hostile, previous))
      if (now > MEASURABLE_MS && now / before / (length / previous) > MAX_GROWTH) return length
    }
    previous = length
  }
  return undefined
}
