import * as contract from '@academy/contract/admission/repertoire-changes/endpoints'
import { on } from '../../../http/bind.ts'
import { change } from './change.ts'
import { showOwn } from './show-own.ts'

export const repertoireChangeRoutes = [
  on(contract.ownRepertoire, showOwn),
  on(contract.changeRepertoire, change),
]
