import type { me as endpoint } from '@academy/contract/accounts/endpoints'
import { problem } from '../../lib/problem.ts'
import { requiredFrom, requirementOf } from '../../lib/second-factor-requirement.ts'
import type { Operation } from '../../lib/services.ts'
import { hasErasureRequest, userData } from './queries.ts'

export const showMe: Operation<typeof endpoint> = async ({ db, config }, { user }) => {
  const [user_data, isToBeErased] = await Promise.all([userData(db, user.id), hasErasureRequest(db, user.id)])
  if (!user_data) throw problem('unauthorized')
  const { lacks_factor, roles } = user
  const from = lacks_factor && requiredFrom(requirementOf(lacks_factor, config.isProduction), roles)
  return {
    user_data,
    ...(from && { second_factor_from: from.toISOString() }),
    ...(isToBeErased && { erasure_requested: true as const }),
  }
}
