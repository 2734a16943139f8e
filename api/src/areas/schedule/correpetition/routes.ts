import * as contract from '@academy/contract/schedule/correpetition/endpoints'
import { on } from '../../../http/bind.ts'
import { choose } from './choose.ts'
import { listMasterclasses } from './list-masterclasses.ts'
import { showAccompaniment } from './show-accompaniment.ts'

export const correpetitionRoutes = [
  on(contract.repetiteur, showAccompaniment),
  on(contract.masterclassesToAccompany, listMasterclasses),
  on(contract.chooseMasterclasses, choose),
]
