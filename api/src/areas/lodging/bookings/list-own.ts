import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { present } from './present.ts'
import { findOwn } from './queries.ts'

export const listOwn = serve(contract.bookings, async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(booking => present(services, booking, 'person', now))
})
