import * as contract from '@academy/contract/messages/feedback/endpoints'
import { on } from '../../../http/bind.ts'
import { checkLink } from './check-link.ts'
import { saveDraft } from './save-draft.ts'
import { showSurvey } from './show.ts'
import { submit } from './submit.ts'

export const feedbackRoutes = [
  on(contract.survey, showSurvey),
  on(contract.saveDraft, saveDraft, { check: checkLink }),
  on(contract.submit, submit, { check: checkLink }),
]
