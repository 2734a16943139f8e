import * as contract from '@academy/contract/mails/endpoints'
import { on } from '../../http/bind.ts'
import { listMails } from './list.ts'
import { releaseMails } from './release.ts'
import { resendAll, resendOne } from './resend.ts'
import { showPending } from './show-pending.ts'

export const mailRoutes = [
  on(contract.pendingMails, showPending),
  on(contract.mails, listMails),
  on(contract.resendMail, resendOne),
  on(contract.resendMails, resendAll),
  on(contract.releaseMails, releaseMails),
]
