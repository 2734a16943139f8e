import { REPERTOIRE_DAY } from '../../base/constants.ts'

/** The last day for adding repertoire to applications for a class or academy that begins on this day. */
export const lastRepertoireDay = (start_date: string): string => `${start_date.slice(0, 4)}-${REPERTOIRE_DAY}`

/** The same, or undefined once it has passed. */
export const repertoireDay = (start_date: string, today: string): string | undefined => {
  const wanted = lastRepertoireDay(start_date)
  return today <= wanted ? wanted : undefined
}
