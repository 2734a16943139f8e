import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import { lockAccount } from '../../../db/locks.ts'
import { agreeToNeeds } from '../consents/agree-to-needs.ts'
import { findDetails, saveData } from './queries.ts'
import { detailsOf } from './show.ts'

export const changeDetails = serve(
  contract.changeArrivalDetails,
  async (services, { body, user, locale, now }) => {
    const { version, needs_wording, ...data } = body
    await services.db.transaction().execute(async tx => {
      await lockAccount(tx, user.id)
      requireVersion(await findDetails(tx, user.id, dayInVienna(now)), version)
      const needs = { account_id: user.id, actor_id: user.id, given: { ...data, needs_wording }, locale }
      await agreeToNeeds(tx, needs, now)
      await saveData(tx, user.id, data)
    })
    return detailsOf(services, user.id, now)
  },
)
