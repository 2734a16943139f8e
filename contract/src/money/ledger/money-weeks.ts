// Does not import zod: the pages load this file too.
import { daysBetween, laterDay } from '../../base/days.ts'

/** Sums in euros. */
interface MoneySums {
  invoiced: number
  /** Of what was invoiced then, what is still open. */
  open: number
  /** Still open, by the day on which it is or was due. */
  due: number
  received: number
}

export interface MoneyDay extends MoneySums {
  day: string
}

export interface MoneyWeek extends MoneySums {
  /** Its Monday. */
  monday: string
}

// A Monday.
const ORIGIN = '2024-01-01'

export const mondayOf = (day: string): string => {
  const days = daysBetween(ORIGIN, day)
  return laterDay(day, -(((days % 7) + 7) % 7))
}

const cents = (euros: number) => Math.round(euros * 100)

const sumOf = (days: readonly MoneyDay[], field: keyof MoneySums): number =>
  days.reduce((sum, day) => sum + cents(day[field]), 0) / 100

/** Returns every week from the first to the last day with money, and that of today. */
export const moneyWeeks = (days: readonly MoneyDay[], today: string): MoneyWeek[] => {
  if (days.length === 0) return []
  const mondays = [today, ...days.map(({ day }) => day)].map(mondayOf).sort()
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)]
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(day))
  return Array.from({ length: daysBetween(first, last) / 7 + 1 }, (_, week) => {
    const monday = laterDay(first, week * 7)
    const of = byWeek.get(monday) ?? []
    return {
      monday,
      invoiced: sumOf(of, 'invoiced'),
      open: sumOf(of, 'open'),
      due: sumOf(of, 'due'),
      received: sumOf(of, 'received'),
    }
  })
}
