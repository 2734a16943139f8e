import { deleteApplication } from '@academy/contract/admission/applications/endpoints'
import { serve } from '../../../base/serve.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const withdrawOwn = serve(deleteApplication, async (services, { params, query, user, now }) => {
  const withdrawal = {
    id: params.id,
    account_id: user.id,
    actor_id: user.id,
    by: 'person',
    confirmedCost: query.cost,
    booking_ids: query.bookings,
    request_ids: query.concerts,
  } as const
  await withdrawApplication(services, withdrawal, now)
  return undefined
})
