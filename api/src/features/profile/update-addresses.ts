import type { updateAddresses as endpoint } from '@academy/contract/profile/endpoints'
import type { Operation } from '../../lib/services.ts'
import { touchAccount } from '../accounts/version-queries.ts'
import { saveAddresses } from './save-addresses.ts'
import { profileOf } from './show-profile.ts'

export const updateAddresses: Operation<typeof endpoint> = async (services, { body, user, locale, now }) => {
  await services.db.transaction().execute(async tx => {
    await saveAddresses(tx, { account_id: user.id, addresses: body.addresses, locale })
    await touchAccount(tx, user.id)
  })
  return profileOf(services, user.id, now)
}
