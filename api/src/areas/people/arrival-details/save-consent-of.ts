import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { audit } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { lockPerson } from './lock-person.ts'
import { changedConsent, requireKnownFile } from './rules.ts'
import { storeConsent } from './store-consent.ts'

/** The office uploads a consent that came on paper. The record names what changed, not the parent. */
export const saveConsentOf = serve(
  contract.saveConsentOf,
  async (services, { params: { id }, body, user, locale, now }) => {
    const { known_file, ...consent } = body
    await storeConsent(services, {
      account_id: id,
      consent,
      locale,
      now,
      lock: tx => lockPerson(tx, id, user),
      record: async (tx, { academy_id, ...before }) => {
        requireKnownFile(before, known_file)
        await audit(tx, {
          at: now,
          action: 'parent_consent_saved',
          actor_id: user.id,
          account_id: id,
          details: { academy_id, ...changedConsent(before, consent) },
        })
      },
    })
    return undefined
  },
)
