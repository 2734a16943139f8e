import type { Call } from '../../../../base/api.ts'
import { myAccountQuery } from '../../person-account/api.ts'

export const myAccountQueries = (call: Call) => ({ account: myAccountQuery(call) })
