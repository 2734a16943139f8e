import { parseDateTime, toZoned } from '@internationalized/date'

/** The only source of time. `today` is the day at the academy, whatever the server's time zone. */
export interface Clock {
  now(): Date
  today(): string
}

const timeZone = 'Europe/Vienna'
const day = new Intl.DateTimeFormat('en-CA', { timeZone })
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })

const HOUR_MS = 3_600_000
let known = { hour: Number.NaN, day: '' }

/** Vienna differs from UTC by whole hours, so the result is cached for one hour. */
export const dayInVienna = (moment: Date): string => {
  const hour = Math.floor(moment.getTime() / HOUR_MS)
  if (hour !== known.hour) known = { hour, day: day.format(moment) }
  return known.day
}

/** From 0 to 23. */
export const hourInVienna = (moment: Date): number => Number(hour.format(moment))

/** Returns this time in Vienna, such as 02:30. */
export const momentInVienna = (onDay: string, time: string): Date =>
  toZoned(parseDateTime(`${onDay}T${time}`), timeZone).toDate()

/** Returns the time of this hour in Vienna. */
export const timeInVienna = (onDay: string, atHour: number): Date =>
  momentInVienna(onDay, `${String(atHour).padStart(2, '0')}:00`)

/** Returns a clock that starts at `start`, or the real one. */
export const clockFrom = (start: Date | undefined): Clock => {
  const offset = start ? start.getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + offset)
  return { now, today: () => dayInVienna(now()) }
}
