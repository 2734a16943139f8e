import type { ping as endpoint } from '@academy/contract/office/maintenance/endpoints'
import type { Operation } from '../../../base/services.ts'

export const ping: Operation<typeof endpoint> = async (_services, { now }) => ({
  status: 'ok',
  now: now.toISOString(),
})
