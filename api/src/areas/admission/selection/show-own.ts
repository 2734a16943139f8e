import type { myMasterclass as endpoint } from '@academy/contract/admission/selection/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findSelection } from './queries.ts'
import { selectionView } from './rules.ts'

export const showOwn: Operation<typeof endpoint> = async ({ db, clock }, { params, user }) => {
  const selection = await findSelection(db, params.id, user.id)
  if (!selection) throw problem('not_found')
  return selectionView(selection, clock.today())
}
