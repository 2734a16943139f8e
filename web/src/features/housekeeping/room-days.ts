import type { HousekeepingDay } from '@academy/contract/housekeeping/schemas'

/** What stands in the address for all days. */
export const ALL_DAYS = 'all'

/** Nobody comes, goes or stays. */
export const isQuiet = ({ arrivals, departures, stays }: HousekeepingDay): boolean =>
  arrivals.length + departures.length + stays.length === 0

/** The day that is asked for; else today's, before and after the academy the first one on which somebody is there. */
export const chosenDayOf = (
  days: readonly HousekeepingDay[],
  asked: string | undefined,
  today: string,
): string => {
  if (asked === ALL_DAYS) return ALL_DAYS
  const isDay = (wanted: string | undefined) => days.some(({ day }) => day === wanted)
  if (asked && isDay(asked)) return asked
  if (isDay(today)) return today
  return (days.find(day => !isQuiet(day)) ?? days[0])?.day ?? ALL_DAYS
}

/** All days leaves out those on which nobody is there: a sheet of paper for nothing. */
export const daysShown = (days: readonly HousekeepingDay[], chosen: string): HousekeepingDay[] =>
  days.filter(day => (chosen === ALL_DAYS ? !isQuiet(day) : day.day === chosen))
