import { boardQuery } from '../../../features/concert-planning/api.ts'
import type { Call } from '../../../lib/api.ts'
import { todayQuery } from '../today.ts'

export const officeConcertsQueries = (call: Call) => ({ board: boardQuery(call), today: todayQuery(call) })
