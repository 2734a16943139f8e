import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { Locale } from '../../base/fields.ts'
import { AcademyDates, exampleDates } from './schemas.ts'

export const academyDates = endpoint({
  method: 'GET',
  path: '/api/dates',
  access: 'anyone',
  stored: true,
  summary:
    'The dates of the current academy: deadline, decisions, arrival, lessons, announced concerts, departure',
  status: 200,
  reply: AcademyDates,
  example: { reply: exampleDates },
})

export const datesFeed = endpoint({
  method: 'GET',
  path: '/api/dates/academy.ics',
  access: 'anyone',
  summary: 'The same dates as a calendar to subscribe to (RFC 5545); answers 304 to a known ETag',
  /** Calendar programs send no header with a language. */
  query: z.object({ lang: Locale.optional() }),
  status: 200,
  reply: z.undefined(),
})
