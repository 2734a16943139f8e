import type * as contract from '@academy/contract/schedule/past-years/endpoints'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import type { Call } from '../../../base/api.ts'
import { route } from '../../../base/route.ts'

const pastYears = route<typeof contract.pastYears>('GET', '/api/past-years')

export const loadPastYears = (call: Call): Promise<PastYear[]> => call(pastYears, {}, { quiet: true })
