import type { updateAddresses as endpoint } from '@academy/contract/people/profile/endpoints'
import type { Inspect, Operation } from '../../../base/services.ts'
import { touchAccount } from '../../access/index.ts'
import { inspectSent, saveAddresses } from './save-addresses.ts'
import { profileOf } from './show-profile.ts'

export const updateAddresses: Operation<typeof endpoint> = async (services, { body, user, locale, now }) => {
  await services.db.transaction().execute(async tx => {
    await saveAddresses(tx, { account_id: user.id, addresses: body.addresses, locale })
    await touchAccount(tx, user.id)
  })
  return profileOf(services, user.id, now)
}

export const inspectAddresses: Inspect<typeof endpoint> = async ({ db }, { raw, user }) => {
  const { addresses } = Object(raw)
  return Array.isArray(addresses) ? inspectSent(db, user.id, addresses) : {}
}
