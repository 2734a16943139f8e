import type { ping as endpoint } from '@academy/contract/maintenance/endpoints'
import type { Operation } from '../../lib/services.ts'

export const ping: Operation<typeof endpoint> = async (_services, { now }) => ({
  status: 'ok',
  now: now.toISOString(),
})
