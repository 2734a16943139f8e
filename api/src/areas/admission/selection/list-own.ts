import type { myMasterclasses as endpoint } from '@academy/contract/admission/selection/endpoints'
import type { Operation } from '../../../base/services.ts'
import { ownSelections } from './queries.ts'
import { selectionView } from './rules.ts'

export const listOwn: Operation<typeof endpoint> = async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await ownSelections(db, user.id)).map(selection => selectionView(selection, today))
}
