import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { serve } from '../../../base/serve.ts'
import { bookStay } from '../bookings/book-stay.ts'
import { presentToOffice } from './present.ts'

export const bookForPerson = serve(
  contract.bookForPerson,
  async (services, { params, body, user, locale, now }) => {
    const { told_terms, terms_version_id, is_free, ...choice } = body
    const booker = { by: 'office' as const, actor_id: user.id, is_free }
    const request = { account_id: params.id, booker, choice, terms_version_id, locale }
    return presentToOffice(services, await bookStay(services, request, now), now)
  },
)
