import { officeWaitingListQuery } from '../../../features/place-offers/api.ts'
import { officeMasterclassesQuery } from '../../../features/selection/api.ts'
import type { Call } from '../../../lib/api.ts'

/** The waiting list, and the masterclasses for its name. */
export const waitingListQueries = (call: Call, masterclassId: string) => ({
  list: officeWaitingListQuery(call, masterclassId),
  office: officeMasterclassesQuery(call),
})
