import * as contract from '@academy/contract/people/profile/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { touchAccount } from '../../access/index.ts'
import { lockAddresses, removeAddresses } from './queries.ts'
import { profileOf } from './show-profile.ts'

export const deleteAddress = serve(
  contract.deleteAddress,
  async (services, { params: { id }, user, now }) => {
    await services.db.transaction().execute(async tx => {
      const own = await lockAddresses(tx, user.id)
      if (!own.some(address => address.id === id)) throw problem('not_found')
      await removeAddresses(tx, user.id, [id])
      await touchAccount(tx, user.id)
    })
    return profileOf(services, user.id, now)
  },
)
