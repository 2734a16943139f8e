import type * as contract from '@academy/contract/costs/endpoints'
import type { Costs, TypedChoice } from '@academy/contract/costs/schemas'
import type { Call } from '../../lib/api.ts'
import { nullIfNotFound } from '../../lib/api-errors.ts'
import { route } from '../../lib/route.ts'

const costs = route<typeof contract.costs>('GET', '/api/costs')

/** Null between two academies. */
export const loadCosts = (call: Call, query: Partial<TypedChoice>): Promise<Costs | null> =>
  call(costs, { query }, { quiet: true }).catch(nullIfNotFound)
