import type { deleteAddress as endpoint } from '@academy/contract/profile/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { removeAddress } from './queries.ts'
import { profileOf } from './show-profile.ts'

export const deleteAddress: Verb<typeof endpoint> = async (services, { params: { id }, user, now }) => {
  if (!(await removeAddress(services.db, user.id, id))) throw problem('not_found')
  return profileOf(services, user.id, now)
}
