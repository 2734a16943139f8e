import * as contract from '@academy/contract/base/endpoints'
import type { Call } from '../api.ts'
import { quiet } from '../call.ts'
import { dayInVienna } from '../format.ts'
import { defineQuery } from '../query.ts'

/**
 * Returns today at the academy by the server's clock: the reader's clock may be wrong or in another time
 * zone.
 */
export const todayQuery = (call: Call) =>
  defineQuery(call, ['today'], async call => dayInVienna((await call(contract.ping, {}, quiet)).now))
