import type { updateProfile as endpoint } from '@academy/contract/profile/endpoints'
import type { Operation } from '../../lib/services.ts'
import { changeAccountData } from '../accounts/change-account-data.ts'
import { profileOf } from './show-profile.ts'

export const updateProfile: Operation<typeof endpoint> = async (services, { body, user, locale, now }) => {
  await changeAccountData(services, { id: user.id, user, changes: body, locale, now })
  return profileOf(services, user.id, now)
}
