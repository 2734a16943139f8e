import * as contract from '@academy/contract/lodging/costs/endpoints'
import type { Costs, TypedChoice } from '@academy/contract/lodging/costs/schemas'
import { nullIfNotFound } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'

/** Null between two academies. */
export const loadCosts = (call: Call, query: Partial<TypedChoice>): Promise<Costs | null> =>
  call(contract.costs, { query }, quiet).catch(nullIfNotFound)
