import * as contract from '@academy/contract/concerts/requests/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { present } from './present.ts'
import { findOwn } from './queries.ts'

export const listOwn = serve(contract.requests, async (services, { user, locale, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(request => present(services, request, locale, now))
})
