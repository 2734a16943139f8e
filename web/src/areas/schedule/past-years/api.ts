import type * as contract from '@academy/contract/past-years/endpoints'
import type { PastYear } from '@academy/contract/past-years/schemas'
import type { Call } from '../../lib/api.ts'
import { route } from '../../lib/route.ts'

const pastYears = route<typeof contract.pastYears>('GET', '/api/past-years')

export const loadPastYears = (call: Call): Promise<PastYear[]> => call(pastYears, {}, { quiet: true })
