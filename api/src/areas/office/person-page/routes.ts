import * as contract from '@academy/contract/office/person-page/endpoints'
import { on } from '../../../http/bind.ts'
import { addPerson } from './add.ts'
import { addNote } from './add-note.ts'
import { changeNote } from './change-note.ts'
import { correctPerson } from './correct.ts'
import { deleteNote } from './delete-note.ts'
import { openResume } from './open-resume.ts'
import { sendConfirmationLink, sendPasswordLink } from './send-links.ts'
import { showPerson } from './show.ts'
import { showWithdrawal } from './show-withdrawal.ts'
import { withdrawForPerson } from './withdraw.ts'

export const personRoutes = [
  on(contract.showPerson, showPerson),
  on(contract.addPerson, addPerson),
  on(contract.correctPerson, correctPerson),
  on(contract.sendPasswordLink, sendPasswordLink),
  on(contract.sendConfirmationLink, sendConfirmationLink),
  on(contract.openResume, openResume),
  on(contract.personWithdrawal, showWithdrawal),
  on(contract.withdrawForPerson, withdrawForPerson),
  on(contract.addNote, addNote),
  on(contract.changeNote, changeNote),
  on(contract.deleteNote, deleteNote),
]
