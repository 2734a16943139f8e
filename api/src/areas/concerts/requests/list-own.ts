import type { requests as endpoint } from '@academy/contract/concerts/requests/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { present } from './present.ts'
import { findOwn } from './queries.ts'

export const listOwn: Operation<typeof endpoint> = async (services, { user, locale, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(request => present(services, request, locale, now))
}
