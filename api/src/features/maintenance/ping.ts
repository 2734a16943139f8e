import type { ping as endpoint } from '@academy/contract/maintenance/endpoints'
import type { Verb } from '../../lib/services.ts'

export const ping: Verb<typeof endpoint> = async (_services, { now }) => ({
  status: 'ok',
  now: now.toISOString(),
})
