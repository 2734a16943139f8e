import { bestTimeOf, superlinearLength, timeOf } from './growth.ts'
import { type HostileText, hostileTexts, textOf } from './hostile-texts.ts'

// An exponential pattern would never finish on the longer text.
const SHORT_LENGTH = 20
const EXPONENTIAL_MS = 2
const SCREENED_LENGTH = 600
const SCREENED = 30
const ESCALATED = 6

const slowest = (
  texts: readonly HostileText[],
  count: number,
  time: (text: HostileText) => number,
): HostileText[] =>
  texts
    .map(text => ({ text, ms: time(text) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ text }) => text)

/** Returns a text of at most 100,000 characters on which the pattern takes more than linear time. */
export const nonLinearText = (found: RegExp): (HostileText & { length: number }) | undefined => {
  // Global, to search from every position of the text.
  const pattern = new RegExp(found.source, `${found.flags.replaceAll(/[gy]/g, '')}g`)
  const search = (text: string) => text.replace(pattern, '')
  const texts = hostileTexts(pattern)
  for (const hostile of texts) {
    const text = textOf(hostile, SHORT_LENGTH)
    if (timeOf(search, text) > EXPONENTIAL_MS && bestTimeOf(search, text) > EXPONENTIAL_MS)
      return { ...hostile, length: SHORT_LENGTH }
  }
  const screened = slowest(texts, SCREENED, hostile => timeOf(search, textOf(hostile, SCREENED_LENGTH)))
  const escalated = slowest(screened, ESCALATED, hostile =>
    bestTimeOf(search, textOf(hostile, SCREENED_LENGTH)),
  )
  for (const hostile of escalated) {
    const length = superlinearLength(search, hostile)
    if (length) return { ...hostile, length }
  }
  return undefined
}
