import type * as maintenance from '@academy/contract/office/maintenance/endpoints'
import type { Call } from '../api.ts'
import { dayInVienna } from '../format.ts'
import { defineQuery } from '../query.ts'
import { route } from '../route.ts'

const ping = route<typeof maintenance.ping>('GET', '/api/ping')

/**
 * Returns today at the academy by the server's clock: the reader's clock may be wrong or in another time
 * zone.
 */
export const todayQuery = (call: Call) =>
  defineQuery(call, ['today'], async call => dayInVienna((await call(ping, {}, { quiet: true })).now))
