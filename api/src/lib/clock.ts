/** The one source of time. `today` is the day at the academy, whatever the server's zone. */
export interface Clock {
  now(): Date
  today(): string
}

const vienna = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' })

export const dayInVienna = (moment: Date): string => vienna.format(moment)

/** A clock that runs on from `start`, or the real one. */
export const clockFrom = (start: Date | undefined): Clock => {
  const offset = start ? start.getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + offset)
  return { now, today: () => dayInVienna(now()) }
}
