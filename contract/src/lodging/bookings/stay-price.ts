// Nights, days and prices of a stay. Without zod: the booking wizard calculates with it, the server decides
// with it.
import { daysBetween, laterDay } from '../../base/days.ts'
import type { Stay } from '../../base/period.ts'

/** The number of nights from arrival to departure. */
export const nightsOf = ({ start_date, end_date }: Stay): number => daysBetween(start_date, end_date)

/** The first day of departure after an arrival, as calendars offer it; `last` is the last day there is. */
export const firstDeparture = (arrival: string, last: string): string =>
  arrival < last ? laterDay(arrival, 1) : last

/** Returns each night as the day on which it begins. */
export const nightsIn = (stay: Stay): string[] =>
  Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) => laterDay(stay.start_date, night))

/** Joins consecutive nights to ranges, each with its first and last night. */
export const joinNights = (nights: readonly string[]): [first: string, last: string][] => {
  const pieces: [string, string][] = []
  for (const night of nights) {
    const piece = pieces.at(-1)
    if (piece && daysBetween(piece[1], night) === 1) piece[1] = night
    else pieces.push([night, night])
  }
  return pieces
}

/** Returns the price of a stay in the unit of the prices: bed, and optional board, per night. */
export const priceOf = (nights: number, room: number | undefined, board: number | undefined): number =>
  nights * ((room ?? 0) + (board ?? 0))

/** Dinner on the day of arrival, breakfast on the day of departure, both in between. */
export const mealsOn = (
  day: string,
  { start_date, end_date }: Stay,
): { breakfast: boolean; dinner: boolean } => ({
  breakfast: start_date < day && day <= end_date,
  dinner: start_date <= day && day < end_date,
})
