// Does not import zod: the pages load this file too.
import { daysBetween, laterDay } from '../../base/days.ts'

/** What happened on the days of an academy on which something did. */
interface Season {
  deadline: string
  days: readonly { day: string; applied: number; paid: number }[]
}

/** How many there were at the end of a day. */
interface Sums {
  applied: number
  paid: number
}

export interface CurvePoint {
  /** Days to the deadline: negative before it. */
  distance: number
  /** The day of the current academy at this distance. */
  day: string
  /** Null for days to come. */
  now: Sums | null
  /** The academy before at the same distance from its own deadline; null without one. */
  before: Sums | null
}

const distancesOf = ({ deadline, days }: Season) => days.map(({ day }) => daysBetween(deadline, day))

const sumsUntil = ({ deadline, days }: Season, distance: number): Sums => {
  const until = laterDay(deadline, distance)
  const done = days.filter(({ day }) => day <= until)
  return {
    applied: done.reduce((sum, { applied }) => sum + applied, 0),
    paid: done.reduce((sum, { paid }) => sum + paid, 0),
  }
}

/**
 * Returns the sums of each day, from the day before the first application of both academies to the deadline, or later if
 * something came later. Days are compared by their distance from the deadline of their own academy.
 */
export const applicationCurve = (now: Season, before: Season | null, today: string): CurvePoint[] => {
  const happened = [now, ...(before ? [before] : [])].flatMap(distancesOf)
  if (happened.length === 0) return []
  const first = Math.min(...happened) - 1
  const last = Math.max(0, ...happened)
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const distance = first + place
    const day = laterDay(now.deadline, distance)
    return {
      distance,
      day,
      now: day <= today ? sumsUntil(now, distance) : null,
      before: before && sumsUntil(before, distance),
    }
  })
}

/** Returns the place of today in a curve, or of its nearest end. */
export const placeOfToday = (curve: readonly CurvePoint[]): number =>
  Math.max(
    0,
    curve.findLastIndex(({ now }) => now !== null),
  )
