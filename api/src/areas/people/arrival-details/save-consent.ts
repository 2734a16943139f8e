import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { detailsOf } from './show.ts'
import { storeConsent } from './store-consent.ts'

export const saveConsent = serve(contract.saveConsent, async (services, { body, user, locale, now }) => {
  await storeConsent(services, {
    account_id: user.id,
    consent: body,
    locale,
    now,
    lock: tx => lockAccount(tx, user.id),
  })
  return detailsOf(services, user.id, now)
})
