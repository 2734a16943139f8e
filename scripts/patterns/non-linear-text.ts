import { elapsedTimeOf, shortTimeOf, superlinearLength } from './growth.ts'
import { type HostileText, hostileTexts, textOf } from './hostile-texts.ts'

// An exponential pattern would never finish on the longer text.
const SHORT_LENGTH = 20
const EXPONENTIAL_MS = 2
const SCREENED_LENGTH = 600
/** Measured together: reading the clock takes longer than searching one text. */
const TOGETHER = 8
/** Several times as many as a busy machine interrupts. */
const SCREENED_GROUPS = 60
const ESCALATED = 6

const slowest = <T>(items: readonly T[], count: number, time: (item: T) => number): T[] =>
  items
    .map(item => ({ item, ms: time(item) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ item }) => item)

const groupsOf = (texts: readonly HostileText[]): HostileText[][] =>
  Array.from({ length: Math.ceil(texts.length / TOGETHER) }, (_, index) =>
    texts.slice(index * TOGETHER, (index + 1) * TOGETHER),
  )

/** Without `*`, `+` or braces, a pattern looks at a limited number of characters from each position. */
const hasRepetition = ({ source, flags }: RegExp): boolean =>
  flags.includes('v') ||
  /[*+{]/.test(source.replaceAll(/\\(?:[pPu]\{[^}]*\}|.)/g, '').replaceAll(/\[[^\]]*\]/g, ''))

/** Returns a text of at most 100,000 characters on which the pattern takes more than linear time. */
export const nonLinearText = (found: RegExp): (HostileText & { length: number }) | undefined => {
  if (!hasRepetition(found)) return undefined
  // Global, to search from every position of the text.
  const pattern = new RegExp(found.source, `${found.flags.replaceAll(/[gy]/g, '')}g`)
  const search = (text: string) => text.replace(pattern, '')
  const searchAll = (length: number) => (group: readonly HostileText[]) => {
    const texts = group.map(hostile => textOf(hostile, length))
    return elapsedTimeOf(() => texts.map(search))
  }
  const groups = groupsOf(hostileTexts(pattern))
  const searchShort = searchAll(SHORT_LENGTH)
  for (const group of groups)
    if (searchShort(group) > EXPONENTIAL_MS) {
      const isExponential = (one: HostileText) =>
        shortTimeOf(search, textOf(one, SHORT_LENGTH)) > EXPONENTIAL_MS
      const hostile = group.find(isExponential)
      if (hostile) return { ...hostile, length: SHORT_LENGTH }
    }
  // An interruption only adds time, so a slow text stays among the many that are measured again.
  const screened = slowest(groups, SCREENED_GROUPS, searchAll(SCREENED_LENGTH)).flat()
  const escalated = slowest(screened, ESCALATED, hostile =>
    shortTimeOf(search, textOf(hostile, SCREENED_LENGTH)),
  )
  for (const hostile of escalated) {
    const length = superlinearLength(search, hostile)
    if (length) return { ...hostile, length }
  }
  return undefined
}
