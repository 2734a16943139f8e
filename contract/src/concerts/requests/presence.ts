// When somebody is at the academy in the evening. Without zod: pages compute with it.

export interface Days {
  start_date: string
  end_date: string
}

/** What says when a person is there, in one academy. */
export interface Presence {
  /** Not cancelled. */
  bookings: readonly Days[]
  /** The masterclasses in which the person has a place. */
  places: readonly Days[]
}

const overlap = (one: Days, other: Days): boolean =>
  one.start_date < other.end_date && other.start_date < one.end_date

/**
 * The stays of a person: the bookings, and the places during which nothing is booked, because somebody may lodge elsewhere
 * without saying so. None if nothing is known.
 */
export const staysOf = ({ bookings, places }: Presence): readonly Days[] => [
  ...bookings,
  ...places.filter(place => !bookings.some(booking => overlap(booking, place))),
]

/** Whether the person can play in the evening of this day, which is not possible on the day of departure. */
export const isThereInTheEvening = (stays: readonly Days[], day: string): boolean =>
  stays.some(({ start_date, end_date }) => start_date <= day && day < end_date)
