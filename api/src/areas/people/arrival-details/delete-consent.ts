import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { withdrawKind } from '../../../base/consents.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findDetails, removeConsent } from './queries.ts'
import { detailsOf } from './show.ts'

export const deleteConsent = serve(contract.deleteConsent, async (services, { user, now }) => {
  const unused = await services.db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    const { academy_id } = await findDetails(tx, user.id, dayInVienna(now))
    if (academy_id === null) return []
    const withdrawal = { withdrawn_at: now, withdrawn_by: user.id }
    await withdrawKind(tx, { account_id: user.id, kind: 'parents', academy_id }, withdrawal)
    return removeConsent(tx, user.id, academy_id)
  })
  await removeFiles(services.files, unused)
  return detailsOf(services, user.id, now)
})
