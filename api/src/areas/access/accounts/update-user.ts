import type { updateUser as endpoint } from '@academy/contract/access/accounts/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Inspect, Operation } from '../../../base/services.ts'
import { changeAccountData } from './change-account-data.ts'
import { dataErrors } from './data-errors.ts'

export const updateUser: Operation<typeof endpoint> = async (
  services,
  { params: { id }, body, user, locale, now },
) => {
  const user_data = await changeAccountData(services, { id, user, changes: body, locale, now })
  if (!user_data) throw problem('not_found')
  return { user_data }
}

export const inspectUser: Inspect<typeof endpoint> = ({ db }, { params: { id }, body, now }) =>
  dataErrors(db, id, body, dayInVienna(now))
