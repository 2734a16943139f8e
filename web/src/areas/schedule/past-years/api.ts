import type * as contract from '@academy/contract/schedule/past-years/endpoints'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import type { Call } from '../../../base/api.ts'
import { yearOf } from '../../../base/format.ts'
import { route } from '../../../base/route.ts'

/** The anchor of a year on its page. */
export const yearAnchor = (day: string): string => `year-${yearOf(day)}`

const pastYears = route<typeof contract.pastYears>('GET', '/api/past-years')

export const loadPastYears = (call: Call): Promise<PastYear[]> => call(pastYears, {}, { quiet: true })
