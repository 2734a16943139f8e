import type * as maintenance from '@academy/contract/maintenance/endpoints'
import type { Call } from '../../lib/api.ts'
import { dayInVienna } from '../../lib/format.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const ping = route<typeof maintenance.ping>('GET', '/api/ping')

/**
 * Returns today at the academy by the server's clock: the reader's clock may be wrong or in another time
 * zone.
 */
export const todayQuery = (call: Call) =>
  defineQuery(call, ['today'], async call => dayInVienna((await call(ping, {}, { quiet: true })).now))
