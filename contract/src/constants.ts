// The business numbers that both halves need. Without zod.

/** Days from the deadline until the places are decided at the latest. */
export const DECISION_DAYS = 14

/** The day of the year by which repertoire is wanted. */
export const REPERTOIRE_DAY = '06-15'
