import * as contract from '@academy/contract/access/accounts/endpoints'
import { serve } from '../../../base/serve.ts'
import { deleteToken } from '../../../base/sessions.ts'

export const logout = serve(contract.logout, async ({ db }, { user }) => {
  await deleteToken(db, user.token_hash)
  return undefined
})
