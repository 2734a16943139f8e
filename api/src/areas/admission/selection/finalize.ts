import * as contract from '@academy/contract/admission/selection/endpoints'
import { serve } from '../../../base/serve.ts'
import { finalizeMasterclass } from './finalize-masterclass.ts'
import { officeView, selectionView } from './rules.ts'

/** A teacher finalizes one of their own selections. */
export const finalizeOwn = serve(contract.finalize, async (services, { params, user, now }) => {
  const save = { masterclass_id: params.id, owner: user.id, actor_id: user.id, now }
  return selectionView(await finalizeMasterclass(services, save), services.clock.today())
})

/** The office finalizes any selection. */
export const finalizeAny = serve(contract.officeFinalize, async (services, { params, user, now }) => {
  const save = { masterclass_id: params.id, owner: null, actor_id: user.id, now }
  return officeView(await finalizeMasterclass(services, save), services.clock.today())
})
