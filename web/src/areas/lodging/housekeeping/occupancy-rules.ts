/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** Groups consecutive nights by calendar week, starting on Monday. */
export const weeksOf = <Night extends { night: string }>(nights: readonly Night[]): Night[][] => {
  const weeks: Night[][] = []
  for (const night of nights) {
    const week = weeks.at(-1)
    if (week && weekdayOf(night.night) !== 1) week.push(night)
    else weeks.push([night])
  }
  return weeks
}

/** The occupancy of a room type on one night. */
export type Fullness = 'empty' | 'some' | 'nearly' | 'full'

const NEARLY = 0.8

/** Without beds, a room type counts as full. */
export const fullnessOf = (taken: number, beds: number): Fullness => {
  if (taken >= beds) return 'full'
  if (taken === 0) return 'empty'
  return taken / beds >= NEARLY ? 'nearly' : 'some'
}
