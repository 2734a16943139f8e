import * as contract from '@academy/contract/office/audit-log/endpoints'
import { audit } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'

export const recordExport = serve(contract.recordExport, async ({ db }, { body, user, now, address }) => {
  await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details: body })
  return undefined
})
