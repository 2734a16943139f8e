import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { on } from '../../../http/bind.ts'
import { add, addPeople } from './add.ts'
import { change, leavePersonOut, remove } from './change.ts'
import { changeChoice, checkLink, refuse, showChoice } from './news.ts'
import { preview, sendTest } from './preview.ts'
import { send, stop } from './send.ts'
import { list, show, showRecipients } from './show.ts'

export const groupMailRoutes = [
  on(contract.listGroupMails, list),
  on(contract.addGroupMail, add),
  on(contract.showGroupMail, show),
  on(contract.changeGroupMail, change),
  on(contract.deleteGroupMail, remove),
  on(contract.listRecipients, showRecipients),
  on(contract.addRecipients, addPeople),
  on(contract.leaveOut, leavePersonOut),
  on(contract.previewGroupMail, preview),
  on(contract.testGroupMail, sendTest),
  on(contract.sendGroupMail, send),
  on(contract.stopGroupMail, stop),
  on(contract.checkNewsLink, checkLink),
  on(contract.refuseNews, refuse),
  on(contract.showNewsChoice, showChoice),
  on(contract.changeNewsChoice, changeChoice),
]
