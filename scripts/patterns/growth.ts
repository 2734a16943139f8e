import { threadCpuUsage } from 'node:process'
import { type HostileText, textOf } from './hostile-texts.ts'

const LENGTHS = [2_000, 8_000, 25_000, 100_000]
const RUNS = 5
/** Below this nothing is measured but the machine. */
const MEASURABLE_MS = 15
/** Linear is 1; quadratic is as much as the text has grown, which is 3 or 4. */
const MOST_GROWTH = 2

/** Something that works on a text. */
export type Work = (text: string) => unknown

/** The time of the processor: what else a busy machine does is not in it. */
export const timeOf = (work: Work, text: string): number => {
  const began = threadCpuUsage()
  work(text)
  const { user, system } = threadCpuUsage(began)
  return (user + system) / 1_000
}

// A collection of garbage makes it slower, and nothing makes it faster.
export const bestTimeOf = (work: Work, text: string) =>
  Math.min(...Array.from({ length: RUNS }, () => timeOf(work, text)))

/** The length, up to 100,000, from which on the time grows faster than the text; nothing when it never does. */
export const growsAt = (work: Work, hostile: HostileText): number | undefined => {
  let previous = LENGTHS[0] ?? 0
  for (const length of LENGTHS) {
    const text = textOf(hostile, length)
    if (timeOf(work, text) > MEASURABLE_MS) {
      const now = bestTimeOf(work, text)
      // So long for the shortest text: nothing has to be compared.
      const before = length === previous ? 0 : bestTimeOf(work, textOf(hostile, previous))
      if (now > MEASURABLE_MS && now / before / (length / previous) > MOST_GROWTH) return length
    }
    previous = length
  }
  return undefined
}
