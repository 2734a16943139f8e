import * as contract from '@academy/contract/programme/programme/endpoints'
import { on } from '../../../http/bind.ts'
import { addMasterclass } from './add-masterclass.ts'
import { addPeriod } from './add-period.ts'
import { changeMasterclass } from './change-masterclass.ts'
import { changePeriod } from './change-period.ts'
import { deleteMasterclass } from './delete-masterclass.ts'
import { deletePeriod } from './delete-period.ts'
import { showProgramme } from './show.ts'

export const programmeRoutes = [
  on(contract.programme, showProgramme),
  on(contract.addMasterclass, addMasterclass),
  on(contract.changeMasterclass, changeMasterclass),
  on(contract.deleteMasterclass, deleteMasterclass),
  on(contract.addPeriod, addPeriod),
  on(contract.changePeriod, changePeriod),
  on(contract.deletePeriod, deletePeriod),
]
