import * as contract from '@academy/contract/schedule/accompaniment-plan/endpoints'
import { on } from '../../../http/bind.ts'
import { assignAccompanists } from './assign.ts'
import { showPlan } from './show-plan.ts'
import { takeSuggestion } from './take-suggestion.ts'

export const accompanimentPlanRoutes = [
  on(contract.accompanimentPlan, showPlan),
  on(contract.assignAccompanists, assignAccompanists),
  on(contract.takeSuggestion, takeSuggestion),
]
