import type { myMasterclasses as endpoint } from '@academy/contract/selection/endpoints'
import type { Operation } from '../../lib/services.ts'
import { ownSelections } from './queries.ts'
import { selectionView } from './rules.ts'

export const listOwn: Operation<typeof endpoint> = async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await ownSelections(db, user.id)).map(selection => selectionView(selection, today))
}
