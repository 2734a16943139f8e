import type { logout as endpoint } from '@academy/contract/accounts/endpoints'
import type { Operation } from '../../lib/services.ts'
import { deleteToken } from '../../lib/sessions.ts'

export const logout: Operation<typeof endpoint> = async ({ db }, { user }) => {
  await deleteToken(db, user.token_hash)
  return undefined
}
