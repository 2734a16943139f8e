// Without zod: the browser looks at a deadline while it is typed.
import { daysBetween, isCalendarDay, laterDay } from '../../base/days.ts'

/** Fewer days leave no time to decide, to pay and to travel. */
const LEAST_DAYS = 21
const MOST_DAYS = 300

export interface DeadlineDays {
  /** The first day of the academy. */
  start: string
  today: string
  /** The deadline of the year that is copied. */
  copied?: string
}

export type DeadlineOddity = 'passed' | 'late' | 'early' | 'moved'

/** Days that people choose for a deadline: the first, the fifteenth, and the last of a month. */
const isRound = (day: string): boolean =>
  [1, 15].includes(Number(day.slice(8))) || laterDay(day, 1).endsWith('-01')

/** Returns what is probably a mistake about a deadline. The office may want it all the same. */
export const deadlineOddities = (
  deadline: string,
  { start, today, copied }: DeadlineDays,
): DeadlineOddity[] => {
  if (!isCalendarDay(deadline)) return []
  const days = isCalendarDay(start) ? daysBetween(deadline, start) : undefined
  const oddities: [DeadlineOddity, boolean][] = [
    ['passed', deadline < today],
    ['late', days !== undefined && days > 0 && days < LEAST_DAYS],
    ['early', days !== undefined && days > MOST_DAYS],
    ['moved', copied !== undefined && isRound(copied) && !isRound(deadline)],
  ]
  return oddities.filter(([, isSo]) => isSo).map(([oddity]) => oddity)
}
