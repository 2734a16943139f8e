import * as contract from '@academy/contract/lodging/bookings/endpoints'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { bookStay } from './book-stay.ts'
import { present } from './present.ts'
import { bookLimits } from './rules.ts'

export const book = serve(contract.book, async (services, { body, user, locale, now }) => {
  const { agreedToTerms, terms_version_id, ...choice } = body
  await guard(services.db, bookLimits(user.id))
  const request = { account_id: user.id, booker: { by: 'person' as const }, choice, terms_version_id, locale }
  return present(services, await bookStay(services, request, now), 'person', now)
})
