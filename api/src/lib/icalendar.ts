/** A calendar entry of one day, and how long before it the alarm rings. */
export interface CalendarDay {
  /** Stable, so that opening a file twice creates one entry. */
  uid: string
  /** `YYYY-MM-DD`. */
  day: string
  title: string
  text: string
  url: string
  alarmDaysBefore: number
}

const DAY_SECONDS = 86_400

/**
 * RFC 5545 allows no control characters; the library does not remove them, and recognizes only ASCII line
 * breaks.
 */
const printable = (text: string) =>
  text.replace(/[\u0085\u2028\u2029]/gu, '\n').replace(/[^\P{Cc}\r\n]/gu, '')

/** Builds an iCalendar file (RFC 5545) with one all-day event and an alarm. */
export const calendarFile = async (
  { uid, day, title, text, url, alarmDaysBefore }: CalendarDay,
  now: Date,
): Promise<string> => {
  const {
    default: ical,
    ICalAlarmType,
    ICalCalendarMethod,
    ICalEventTransparency,
  } = await import('ical-generator')
  const start = new Date(`${day}T00:00:00Z`)
  const summary = printable(title)
  const calendar = ical({
    prodId: '//Summer Academy//Reminders//EN',
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: uid,
    stamp: now,
    start,
    end: new Date(start.getTime() + DAY_SECONDS * 1000),
    allDay: true,
    summary,
    description: printable(text),
    url,
    // A deadline does not make anyone busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, trigger: alarmDaysBefore * DAY_SECONDS, description: summary }],
  })
  return `${calendar}\r\n`
}
