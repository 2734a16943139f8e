import * as contract from '@academy/contract/admission/selection/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findSelection } from './queries.ts'
import { selectionView } from './rules.ts'

export const showOwn = serve(contract.myMasterclass, async ({ db, clock }, { params, user }) => {
  const selection = await findSelection(db, params.id, user.id)
  if (!selection) throw problem('not_found')
  return selectionView(selection, clock.today())
})
