import type { Call } from '../../../base/api.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { boardQuery } from '../evenings/api.ts'

export const officeConcertsQueries = (call: Call) => ({ board: boardQuery(call), today: todayQuery(call) })
