import type { HousekeepingDay } from '@academy/contract/lodging/housekeeping/schemas'

/** The URL value for all days. */
export const ALL_DAYS = 'all'

/** No arrivals, departures or stays. */
export const hasNoGuests = ({ arrivals, departures, stays }: HousekeepingDay): boolean =>
  arrivals.length + departures.length + stays.length === 0

/** Returns the requested day, else today, else the first day with guests. */
export const chosenDayOf = (
  days: readonly HousekeepingDay[],
  asked: string | undefined,
  today: string,
): string => {
  if (asked === ALL_DAYS) return ALL_DAYS
  const isDay = (wanted: string | undefined) => days.some(({ day }) => day === wanted)
  if (asked && isDay(asked)) return asked
  if (isDay(today)) return today
  return (days.find(day => !hasNoGuests(day)) ?? days[0])?.day ?? ALL_DAYS
}

/** "All days" omits days without guests, to save paper. */
export const daysShown = (days: readonly HousekeepingDay[], chosen: string): HousekeepingDay[] =>
  days.filter(day => (chosen === ALL_DAYS ? !hasNoGuests(day) : day.day === chosen))
