import * as contract from '@academy/contract/messages/surveys/endpoints'
import { on } from '../../../http/bind.ts'
import { addSurvey } from './add.ts'
import { changeSurvey } from './change.ts'
import { close } from './close.ts'
import { copySurvey } from './copy.ts'
import { deleteSurvey } from './delete.ts'
import { downloadCsv } from './download-csv.ts'
import { downloadPdf } from './download-pdf.ts'
import { invite } from './invite.ts'
import { listSurveys } from './list.ts'
import { remind } from './remind.ts'
import { showSurvey } from './show.ts'
import { showResults } from './show-results.ts'

export const surveyRoutes = [
  on(contract.listSurveys, listSurveys),
  on(contract.addSurvey, addSurvey),
  on(contract.showSurvey, showSurvey),
  on(contract.changeSurvey, changeSurvey),
  on(contract.deleteSurvey, deleteSurvey),
  on(contract.copySurvey, copySurvey),
  on(contract.invite, invite),
  on(contract.remind, remind),
  on(contract.close, close),
  on(contract.results, showResults),
  on(contract.resultsCsv, downloadCsv),
  on(contract.resultsPdf, downloadPdf),
]
