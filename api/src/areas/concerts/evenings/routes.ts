import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { on } from '../../../http/bind.ts'
import { addEvening } from './add-evening.ts'
import { announceEvening } from './announce-evening.ts'
import { changeEvening } from './change-evening.ts'
import { deleteEvening } from './delete-evening.ts'
import { downloadProgramme } from './download-programme.ts'
import { downloadWorks } from './download-works.ts'
import { planEvening } from './plan-evening.ts'
import { setVideo } from './set-video.ts'
import { showBoard } from './show-board.ts'

export const concertPlanningRoutes = [
  on(contract.board, showBoard),
  on(contract.addEvening, addEvening),
  on(contract.changeEvening, changeEvening),
  on(contract.deleteEvening, deleteEvening),
  on(contract.planEvening, planEvening),
  on(contract.announceEvening, announceEvening),
  on(contract.setVideo, setVideo),
  on(contract.programmePdf, downloadProgramme),
  on(contract.worksCsv, downloadWorks),
]
