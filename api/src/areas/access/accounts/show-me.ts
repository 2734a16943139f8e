import * as contract from '@academy/contract/access/accounts/endpoints'
import { problem } from '../../../base/problem.ts'
import { requiredFrom, requirementOf } from '../../../base/second-factor-requirement.ts'
import { serve } from '../../../base/serve.ts'
import { hasErasureRequest, userData } from './queries.ts'

export const showMe = serve(contract.me, async ({ db, config }, { user }) => {
  const [user_data, isToBeErased] = await Promise.all([userData(db, user.id), hasErasureRequest(db, user.id)])
  if (!user_data) throw problem('unauthorized')
  const { lacks_factor, roles } = user
  const from = lacks_factor && requiredFrom(requirementOf(lacks_factor, config.isProduction), roles)
  return {
    user_data,
    ...(from && { second_factor_from: from.toISOString() }),
    ...(isToBeErased && { erasure_requested: true as const }),
  }
})
