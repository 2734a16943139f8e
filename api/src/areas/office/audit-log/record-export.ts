import type { recordExport as endpoint } from '@academy/contract/record/endpoints'
import { audit } from '../../lib/audit.ts'
import type { Operation } from '../../lib/services.ts'

export const recordExport: Operation<typeof endpoint> = async ({ db }, { body, user, now, address }) => {
  await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details: body })
  return undefined
}
