import * as contract from '@academy/contract/privacy/retention/endpoints'
import { on } from '../../../http/bind.ts'
import { changePeriods } from './change.ts'
import { showForeseen, showOverview, showPeriods } from './show.ts'

export const retentionRoutes = [
  on(contract.retentionPeriods, showPeriods),
  on(contract.changeRetentionPeriods, changePeriods),
  on(contract.foreseenPeople, showForeseen),
  on(contract.retentionOverview, showOverview),
]
