import * as contract from '@academy/contract/access/accounts/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { changeAccountData } from './change-account-data.ts'
import { dataErrors } from './data-errors.ts'

const inspectUser: Inspect<typeof contract.updateUser> = ({ db }, { params: { id }, body, now }) =>
  dataErrors(db, id, body, dayInVienna(now))

export const updateUser = serve(
  contract.updateUser,
  async (services, { params: { id }, body, user, locale, now }) => {
    const user_data = await changeAccountData(services, { id, user, changes: body, locale, now })
    if (!user_data) throw problem('not_found')
    return { user_data }
  },
  { inspect: inspectUser },
)
