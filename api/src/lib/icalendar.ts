/** A day in somebody's calendar, and how long before it the calendar should ring. */
export interface CalendarDay {
  /** The same for the same thing, so that a file opened twice makes one entry. */
  uid: string
  /** `YYYY-MM-DD`. */
  day: string
  title: string
  text: string
  url: string
  alarmDaysBefore: number
}

const MOST_OCTETS = 75

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/gu, '\\n')
    .replace(/\p{Cc}/gu, '')

/** RFC 5545 counts octets; a line goes on behind a line break and a blank, never inside a character. */
const folded = (line: string): string => {
  let all = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    const isFull = octets + size > MOST_OCTETS
    all += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + size : octets + size
  }
  return all
}

const compact = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
const utc = (moment: Date) => `${compact(moment.toISOString()).replaceAll(':', '').slice(0, 15)}Z`

/** One all-day event with an alarm as an iCalendar file (RFC 5545). */
export const calendarFile = (
  { uid, day, title, text, url, alarmDaysBefore }: CalendarDay,
  now: Date,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Summer Academy//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    // Nobody is busy because something ends that day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${alarmDaysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
