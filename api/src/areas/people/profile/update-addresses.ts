import * as contract from '@academy/contract/people/profile/endpoints'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { touchAccount } from '../../access/index.ts'
import { profileOf } from './profile.ts'
import { inspectSent, saveAddresses } from './save-addresses.ts'

const inspectAddresses: Inspect<typeof contract.updateAddresses> = async ({ db }, { raw, user }) => {
  const { addresses } = Object(raw)
  return Array.isArray(addresses) ? inspectSent(db, user.id, addresses) : {}
}

export const updateAddresses = serve(
  contract.updateAddresses,
  async (services, { body, user, locale, now }) => {
    await services.db.transaction().execute(async tx => {
      await saveAddresses(tx, { account_id: user.id, addresses: body.addresses, locale })
      await touchAccount(tx, user.id)
    })
    return profileOf(services, user.id, now)
  },
  { inspect: inspectAddresses },
)
