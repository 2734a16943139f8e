import type { recordExport as endpoint } from '@academy/contract/office/audit-log/endpoints'
import { audit } from '../../../base/audit.ts'
import type { Operation } from '../../../base/services.ts'

export const recordExport: Operation<typeof endpoint> = async ({ db }, { body, user, now, address }) => {
  await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details: body })
  return undefined
}
