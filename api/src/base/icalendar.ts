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

/** An event of a calendar that programs read again and again. */
export interface FeedEvent {
  /** Stays the same when the event is moved. */
  uid: string
  /** Grows with each change. */
  sequence: number
  changed_at: Date
  /** The first and the last day, for what lasts all day. */
  days: { first: string; last: string } | undefined
  /** Start and end, for what has an hour. */
  hours: { start: Date; end: Date } | undefined
  title: string
  text: string
  place: string
}

interface Feed {
  /** PRODID: `//owner//product//language`. */
  product: string
  name: string
  url: string
  refreshSeconds: number
  events: readonly FeedEvent[]
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The end of an all-day event is the day after the last one. */
const timesOf = ({ days, hours }: FeedEvent) =>
  days
    ? {
        allDay: true,
        start: startOf(days.first),
        end: new Date(startOf(days.last).getTime() + DAY_SECONDS * 1000),
      }
    : { start: hours?.start ?? new Date(0), end: hours?.end ?? null }

/**
 * Builds a calendar to subscribe to. The text depends on the events alone, so an unchanged calendar is the same
 * text; hours are in UTC, which every program converts to the time of its place.
 */
export const calendarFeed = async ({ product, name, url, refreshSeconds, events }: Feed): Promise<string> => {
  const { default: ical, ICalEventTransparency } = await import('ical-generator')
  const calendar = ical({
    prodId: product,
    scale: 'gregorian',
    name: printable(name),
    ttl: refreshSeconds,
  })
  for (const event of events)
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.changed_at,
      lastModified: event.changed_at,
      ...timesOf(event),
      summary: printable(event.title),
      description: event.text ? printable(event.text) : null,
      location: event.place ? printable(event.place) : null,
      url,
      transparency: event.days ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  return `${calendar}\r\n`
}
