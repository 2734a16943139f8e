import type { renamePasskey as endpoint } from '@academy/contract/access/second-factor/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { updatePasskeyName } from './passkey-queries.ts'

export const renamePasskey: Operation<typeof endpoint> = async ({ db }, { user, params: { id }, body }) => {
  const renamed = await updatePasskeyName(db, { id, account_id: user.id }, body.name)
  if (!renamed) throw problem('not_found')
  return renamed
}
