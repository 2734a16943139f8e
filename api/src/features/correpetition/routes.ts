import * as contract from '@academy/contract/correpetition'
import { on } from '../../http/bind.ts'
import { choose } from './choose.ts'
import { listMasterclasses } from './list-masterclasses.ts'
import { showDesk } from './show-desk.ts'

export const correpetitionRoutes = [
  on(contract.repetiteur, showDesk),
  on(contract.masterclassesToAccompany, listMasterclasses),
  on(contract.chooseMasterclasses, choose),
]
