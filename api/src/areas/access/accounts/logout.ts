import type { logout as endpoint } from '@academy/contract/access/accounts/endpoints'
import type { Operation } from '../../../base/services.ts'
import { deleteToken } from '../../../base/sessions.ts'

export const logout: Operation<typeof endpoint> = async ({ db }, { user }) => {
  await deleteToken(db, user.token_hash)
  return undefined
}
