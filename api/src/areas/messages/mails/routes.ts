import * as contract from '@academy/contract/messages/mails/endpoints'
import { on } from '../../../http/bind.ts'
import { listMails } from './list.ts'
import { releaseMails } from './release.ts'
import { resendAll, sendAgain } from './resend.ts'
import { listMailsOfPerson, listOutbox, searchRecipients, showMail } from './show.ts'
import { showPending } from './show-pending.ts'
import { stopMail } from './stop.ts'

export const mailRoutes = [
  on(contract.pendingMails, showPending),
  on(contract.mails, listMails),
  on(contract.resendMail, sendAgain),
  on(contract.resendMails, resendAll),
  on(contract.releaseMails, releaseMails),
  on(contract.outbox, listOutbox),
  on(contract.findRecipients, searchRecipients),
  on(contract.mail, showMail),
  on(contract.stopMail, stopMail),
  on(contract.mailsOfPerson, listMailsOfPerson),
]
