import { createHash } from 'node:crypto'
import type { DayEvent } from '@academy/contract/schedule/my-days/schemas'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { calendarFeed, type FeedEvent } from '../../../base/icalendar.ts'

const CALENDAR = 'text/calendar; charset=utf-8'

/** An event with the number and the time of its last change. */
interface ChangedEvent extends Pick<FeedEvent, 'sequence' | 'changed_at'> {
  event: Omit<DayEvent, 'kind'>
}

interface CalendarContent {
  /** What made the calendar, as `//owner//product//language`. */
  product: string
  name: string
  fileName: string
  /** The page of the calendar. */
  url: string
  /** The ids of the events are unique there. */
  host: string
  refreshSeconds: number
  events: readonly ChangedEvent[]
  /** Kept from search engines and shared caches. */
  isPrivate: boolean
}

const hoursOf = ({ starts_at, ends_at }: ChangedEvent['event']): FeedEvent['hours'] =>
  starts_at && ends_at ? { start: new Date(starts_at), end: new Date(ends_at) } : undefined

const feedEvent = ({ event, ...change }: ChangedEvent, host: string): FeedEvent => {
  const { id, title, text, place, start_date, end_date } = event
  const hours = hoursOf(event)
  const days = hours ? undefined : { first: start_date, last: end_date }
  return { uid: `${id}@${host}`, ...change, hours, days, title, text, place }
}

/** Answers with a calendar to subscribe to, and an ETag of its text. */
export const calendarResponse = async (content: CalendarContent): Promise<HttpResponse> => {
  const { product, name, fileName, url, host, refreshSeconds, isPrivate, events } = content
  const body = await calendarFeed({
    product,
    name,
    url,
    refreshSeconds,
    events: events.map(event => feedEvent(event, host)),
  })
  return new HttpResponse({
    headers: {
      'content-type': CALENDAR,
      'content-disposition': contentDisposition('inline', { name: fileName, type: CALENDAR }),
      'cache-control': isPrivate ? 'private, no-cache' : 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      ...(isPrivate && { 'x-robots-tag': 'noindex' }),
    },
    body,
  })
}
