import type * as contract from '@academy/contract/lodging/costs/endpoints'
import type { Costs, TypedChoice } from '@academy/contract/lodging/costs/schemas'
import type { Call } from '../../../base/api.ts'
import { nullIfNotFound } from '../../../base/api-errors.ts'
import { route } from '../../../base/route.ts'

const costs = route<typeof contract.costs>('GET', '/api/costs')

/** Null between two academies. */
export const loadCosts = (call: Call, query: Partial<TypedChoice>): Promise<Costs | null> =>
  call(costs, { query }, { quiet: true }).catch(nullIfNotFound)
