import type { logout as endpoint } from '@academy/contract/accounts/endpoints'
import type { Verb } from '../../lib/services.ts'
import { deleteToken } from '../../lib/sessions.ts'

export const logout: Verb<typeof endpoint> = async ({ db }, { user }) => {
  await deleteToken(db, user.token_hash)
  return undefined
}
