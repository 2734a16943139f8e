import * as contract from '@academy/contract/people/profile/endpoints'
import type { Profile } from '@academy/contract/people/profile/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { outstandingInvoices } from '../../money/index.ts'
import { loadProfile } from './queries.ts'

/** Returns the data of the whole page in two reads. */
export const profileOf = async (services: Services, account_id: number, now: Date): Promise<Profile> => {
  const [profile, outstanding_invoices] = await Promise.all([
    loadProfile(services.db, account_id),
    outstandingInvoices(services, account_id, now),
  ])
  if (!profile) throw problem('unauthorized')
  return { ...profile, outstanding_invoices }
}

export const showProfile = serve(contract.profile, (services, { user, now }) =>
  profileOf(services, user.id, now),
)
