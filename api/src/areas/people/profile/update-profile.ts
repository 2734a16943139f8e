import type { updateProfile as endpoint } from '@academy/contract/people/profile/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Inspect, Operation } from '../../../base/services.ts'
import { changeAccountData, dataErrors } from '../../access/index.ts'
import { profileOf } from './show-profile.ts'

export const updateProfile: Operation<typeof endpoint> = async (services, { body, user, locale, now }) => {
  await changeAccountData(services, { id: user.id, user, changes: body, locale, now })
  return profileOf(services, user.id, now)
}

export const inspectProfile: Inspect<typeof endpoint> = ({ db }, { body, user, now }) =>
  dataErrors(db, user.id, body, dayInVienna(now))
