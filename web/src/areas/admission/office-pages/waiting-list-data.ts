import type { Call } from '../../../base/api.ts'
import { officeWaitingListQuery } from '../place-offers/api.ts'
import { officeMasterclassesQuery } from '../selection/api.ts'

/** The waiting list, and the masterclasses for its name. */
export const waitingListQueries = (call: Call, masterclassId: string) => ({
  list: officeWaitingListQuery(call, masterclassId),
  office: officeMasterclassesQuery(call),
})
