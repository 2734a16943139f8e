import type { roomPlan as endpoint } from '@academy/contract/lodging/rooms/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findPlan } from './queries.ts'

export const showPlan: Operation<typeof endpoint> = async ({ db }) => {
  const plan = await findPlan(db)
  if (!plan) throw problem('not_found')
  return plan
}
