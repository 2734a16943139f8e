import type { bookings as endpoint } from '@academy/contract/lodging/bookings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { present } from './present.ts'
import { findOwn } from './queries.ts'

export const listOwn: Operation<typeof endpoint> = async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(booking => present(services, booking, 'person', now))
}
