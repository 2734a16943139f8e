import { academyDates } from '@academy/contract/programme/dates/endpoints'
import type { AcademyDates } from '@academy/contract/programme/dates/schemas'
import { pastYears } from '@academy/contract/schedule/past-years/endpoints'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import { publicConcerts, publicProgramme } from '@academy/contract/schedule/public-concerts/endpoints'
import type { ConcertList, ConcertProgramme } from '@academy/contract/schedule/public-concerts/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { yearOf } from '../../../base/format.ts'

export const loadConcerts = (call: Call): Promise<ConcertList> => call(publicConcerts, {}, quiet)

export const loadProgramme = (call: Call, id: string): Promise<ConcertProgramme> =>
  call(publicProgramme, { params: { id } }, quiet)

export const loadPastYears = (call: Call): Promise<PastYear[]> => call(pastYears, {}, quiet)

/** The anchor of a year on its page. */
export const yearAnchor = (day: string): string => `year-${yearOf(day)}`

export const loadDates = (call: Call): Promise<AcademyDates> => call(academyDates, {}, quiet)

/** The address of the calendar, for this page's language. */
export const feedPath = (lang: string): string => `/api/dates/academy.ics?lang=${lang}`
