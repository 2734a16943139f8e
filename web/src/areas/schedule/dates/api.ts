import type * as contract from '@academy/contract/schedule/dates/endpoints'
import type { AcademyDates } from '@academy/contract/schedule/dates/schemas'
import type { Call } from '../../../base/api.ts'
import { route } from '../../../base/route.ts'

const academyDates = route<typeof contract.academyDates>('GET', '/api/dates')

export const loadDates = (call: Call): Promise<AcademyDates> => call(academyDates, {}, { quiet: true })

/** The address of the calendar, for this page's language. */
export const feedPath = (lang: string): string => `/api/dates/academy.ics?lang=${lang}`
