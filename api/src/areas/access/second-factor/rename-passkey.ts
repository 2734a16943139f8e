import * as contract from '@academy/contract/access/second-factor/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { updatePasskeyName } from './passkey-queries.ts'

export const renamePasskey = serve(contract.renamePasskey, async ({ db }, { user, params: { id }, body }) => {
  const renamed = await updatePasskeyName(db, { id, account_id: user.id }, body.name)
  if (!renamed) throw problem('not_found')
  return renamed
})
