import * as contract from '@academy/contract/concerts/merging/endpoints'
import { on } from '../../../http/bind.ts'
import { listMerges } from './list-merges.ts'
import { merge } from './merge.ts'
import { undoMerge } from './undo-merge.ts'

export const mergingRoutes = [
  on(contract.merges, listMerges),
  on(contract.merge, merge),
  on(contract.undoMerge, undoMerge),
]
