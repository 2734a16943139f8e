import * as contract from '@academy/contract/lodging/rooms/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findPlan } from './queries.ts'

export const showPlan = serve(contract.roomPlan, async ({ db }) => {
  const plan = await findPlan(db)
  if (!plan) throw problem('not_found')
  return plan
})
