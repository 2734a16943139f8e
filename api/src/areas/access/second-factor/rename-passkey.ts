import type { renamePasskey as endpoint } from '@academy/contract/second-factor/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { updatePasskeyName } from './passkey-queries.ts'

export const renamePasskey: Operation<typeof endpoint> = async ({ db }, { user, params: { id }, body }) => {
  const renamed = await updatePasskeyName(db, { id, account_id: user.id }, body.name)
  if (!renamed) throw problem('not_found')
  return renamed
}
