import { myAccountQuery } from '../../../features/person-account/api.ts'
import type { Call } from '../../../lib/api.ts'

export const myAccountQueries = (call: Call) => ({ account: myAccountQuery(call) })
