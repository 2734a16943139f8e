import * as contract from '@academy/contract/office/setup/endpoints'
import { ApiError } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'

/** What a link to the set-up page leads to, with the HTTP status of the page. */
export type SetupVisit =
  | { state: 'open' }
  | { state: 'unknown' | 'done' | 'expired' | 'too_many'; httpStatus: number }

const visits: Record<string, SetupVisit> = {
  not_found: { state: 'unknown', httpStatus: 404 },
  setup_done: { state: 'done', httpStatus: 410 },
  setup_expired: { state: 'expired', httpStatus: 410 },
  too_many_requests: { state: 'too_many', httpStatus: 429 },
}

export const openSetup = (call: Call, token: string): Promise<SetupVisit> =>
  call(contract.setupLink, { params: { token } }, quiet).then(
    () => ({ state: 'open' }),
    error => {
      const visit = error instanceof ApiError ? visits[error.failure.code] : undefined
      if (!visit) throw error
      return visit
    },
  )
