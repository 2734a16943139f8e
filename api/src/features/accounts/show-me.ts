import type { me as endpoint } from '@academy/contract/accounts/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { userData } from './queries.ts'

export const showMe: Verb<typeof endpoint> = async ({ db }, { user }) => {
  const user_data = await userData(db, user.id)
  if (!user_data) throw problem('unauthorized')
  return { user_data }
}
