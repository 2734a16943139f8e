import type * as maintenance from '@academy/contract/maintenance'
import { call } from './api.ts'
import { dayInVienna } from './format.ts'
import { route } from './route.ts'

const ping = route<typeof maintenance.ping>('GET', '/api/ping')

/** Today by the server's clock: deadlines must not move with the clock of somebody's phone. */
export const serverToday = async (signal: AbortSignal): Promise<string> =>
  dayInVienna((await call(ping, {}, { signal })).now)
