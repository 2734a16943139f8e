import * as contract from '@academy/contract/office/person-page/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { withdrawApplication } from '../../admission/index.ts'
import { findPlaceOf } from './queries.ts'

/** Does what the person could do, with the office as the actor. */
export const withdrawForPerson = serve(
  contract.withdrawForPerson,
  async (services, { params: { id }, query, user, now }) => {
    const place = await findPlaceOf(services.db, id)
    if (!place) throw problem('not_found')
    const { account_id } = place
    const free = query.free === '1'
    const withdrawal = {
      id,
      account_id,
      actor_id: user.id,
      by: 'office',
      free,
      confirmedCost: query.cost,
      booking_ids: query.bookings,
      request_ids: query.concerts,
    } as const
    await withdrawApplication(services, withdrawal, now)
    return undefined
  },
)
