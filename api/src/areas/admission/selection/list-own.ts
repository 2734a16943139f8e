import * as contract from '@academy/contract/admission/selection/endpoints'
import { serve } from '../../../base/serve.ts'
import { ownSelections } from './queries.ts'
import { selectionView } from './rules.ts'

export const listOwn = serve(contract.myMasterclasses, async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await ownSelections(db, user.id)).map(selection => selectionView(selection, today))
})
