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

/** The stays of a person: by the bookings, or else by the places; none if nothing is known. */
export const staysOf = ({ bookings, places }: Presence): readonly Days[] =>
  bookings.length > 0 ? bookings : places

/** Whether the person can play in the evening of this day, which is not possible on the day of departure. */
export const isThereInTheEvening = (stays: readonly Days[], day: string): boolean =>
  stays.some(({ start_date, end_date }) => start_date <= day && day < end_date)
