import type { StoryFacts } from './facts.ts'
import type { Journey } from './stages.ts'

export interface Period {
  start_date: string
  end_date: string
}

/** Whether two periods share a night. */
const overlap = (one: Period, other: Period): boolean =>
  one.start_date < other.end_date && other.start_date < one.end_date

/** Joins periods that overlap or follow each other: one journey there, one back. */
const joined = (periods: readonly Period[]): Period[] => {
  const result: Period[] = []
  for (const period of [...periods].sort((a, b) => a.start_date.localeCompare(b.start_date))) {
    const last = result.at(-1)
    if (last && period.start_date <= last.end_date)
      last.end_date = last.end_date > period.end_date ? last.end_date : period.end_date
    else result.push({ start_date: period.start_date, end_date: period.end_date })
  }
  return result
}

const bookedPeriods = ({ bookings }: StoryFacts) => joined(bookings.filter(({ is_current }) => is_current))

/** The days of places in which nothing is booked: neither a bed nor a stay elsewhere. */
export const placesWithoutBed = (
  facts: StoryFacts,
  journeys: readonly Journey[],
  today: string,
): Period[] => {
  const booked = bookedPeriods(facts)
  const places = journeys
    .filter(({ stage }) => stage === 'accepted')
    .map(({ application: { masterclass } }) => masterclass)
    .filter(place => today < place.end_date && !booked.some(stay => overlap(stay, place)))
  return joined(places)
}

/** `isBooked`: all of it, else some days of a masterclass are still to be booked. */
export type StayEvent = { date: string; end_date: string; isBooked: boolean } & {
  kind: 'arrival' | 'departure'
}

/** Arrivals ahead, and the departure of a stay that has begun. */
export const stayEvents = (facts: StoryFacts, journeys: readonly Journey[], today: string): StayEvent[] => {
  const missing = placesWithoutBed(facts, journeys, today)
  return joined([...bookedPeriods(facts), ...missing])
    .filter(({ end_date }) => today <= end_date)
    .map(({ start_date, end_date }) => {
      const isBooked = !missing.some(place => start_date <= place.start_date && place.end_date <= end_date)
      return today <= start_date
        ? { kind: 'arrival', date: start_date, end_date, isBooked }
        : { kind: 'departure', date: end_date, end_date, isBooked }
    })
}
