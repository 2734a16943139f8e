import * as contract from '@academy/contract/people/profile/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { changeAccountData, dataErrors } from '../../access/index.ts'
import { profileOf } from './profile.ts'

const inspectProfile: Inspect<typeof contract.updateProfile> = ({ db }, { body, user, now }) =>
  dataErrors(db, user.id, body, dayInVienna(now))

export const updateProfile = serve(
  contract.updateProfile,
  async (services, { body, user, locale, now }) => {
    await changeAccountData(services, { id: user.id, user, changes: body, locale, now })
    return profileOf(services, user.id, now)
  },
  { inspect: inspectProfile },
)
