import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { CalendarLink, exampleDays, exampleLink, MyDays } from './schemas.ts'

export const myDays = endpoint({
  method: 'GET',
  path: '/api/my-days',
  access: 'signed-in',
  summary: 'What the person does in the current academy, by day',
  status: 200,
  reply: MyDays,
  example: { reply: exampleDays },
})

export const calendarLink = endpoint({
  method: 'GET',
  path: '/api/my-days/link',
  access: 'signed-in',
  summary: 'The link of your own private calendar',
  status: 200,
  reply: CalendarLink,
  example: { reply: exampleLink },
})

export const renewCalendarLink = endpoint({
  method: 'POST',
  path: '/api/my-days/link',
  access: 'signed-in',
  summary: 'Make a link of your own private calendar; the one before works no longer',
  status: 200,
  reply: CalendarLink,
  refuses: ['too_many_requests'],
  example: { reply: exampleLink },
})

export const revokeCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/my-days/link',
  access: 'signed-in',
  summary: 'End the link of your own private calendar',
  status: 204,
  reply: z.undefined(),
})

/** Calendar programs have no login: the link is enough to read. */
export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:token/academy.ics',
  access: 'anyone',
  summary: 'The private calendar of a person (RFC 5545), by its secret link; answers 304 to a known ETag',
  params: z.object({ token: z.string().min(1).max(200) }),
  status: 200,
  reply: z.undefined(),
  refuses: ['not_found', 'too_many_requests'],
})
