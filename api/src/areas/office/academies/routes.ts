import * as contract from '@academy/contract/office/academies/endpoints'
import { on } from '../../../http/bind.ts'
import { addAcademy } from './add.ts'
import { changeAcademy } from './change.ts'
import { copyAcademy } from './copy.ts'
import { deleteAcademy } from './delete.ts'
import { listAcademies } from './list.ts'
import { makeCurrent } from './make-current.ts'
import { previewAcademy } from './preview.ts'
import { previewMasterclass } from './preview-masterclass.ts'
import { showAcademy } from './show.ts'
import { showCurrentChange } from './show-current-change.ts'

export const academiesRoutes = [
  on(contract.listAcademies, listAcademies),
  on(contract.addAcademy, addAcademy),
  on(contract.showAcademy, showAcademy),
  on(contract.changeAcademy, changeAcademy),
  on(contract.deleteAcademy, deleteAcademy),
  on(contract.copyAcademy, copyAcademy),
  on(contract.showCurrentChange, showCurrentChange),
  on(contract.makeCurrent, makeCurrent),
  on(contract.previewAcademy, previewAcademy),
  on(contract.previewMasterclass, previewMasterclass),
]
