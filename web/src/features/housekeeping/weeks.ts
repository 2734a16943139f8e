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
