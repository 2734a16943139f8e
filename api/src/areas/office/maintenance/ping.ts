import * as contract from '@academy/contract/office/maintenance/endpoints'
import { serve } from '../../../base/serve.ts'

export const ping = serve(contract.ping, async (_services, { now }) => ({
  status: 'ok' as const,
  now: now.toISOString(),
}))
