import type { requests as endpoint } from '@academy/contract/concerts/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import type { Operation } from '../../lib/services.ts'
import { present } from './present.ts'
import { findOwn } from './queries.ts'

export const listOwn: Operation<typeof endpoint> = async (services, { user, locale, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(request => present(services, request, locale, now))
}
