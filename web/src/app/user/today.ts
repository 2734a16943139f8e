import type * as maintenance from '@academy/contract/maintenance/endpoints'
import type { Call } from '../../lib/api.ts'
import { dayInVienna } from '../../lib/format.ts'
import { route } from '../../lib/route.ts'

const ping = route<typeof maintenance.ping>('GET', '/api/ping')

/** The day at the academy by the server's clock: the one of the reader may be wrong, or elsewhere. */
export const loadToday = async (call: Call): Promise<string> =>
  dayInVienna((await call(ping, {}, { quiet: true })).now)
