import * as contract from '@academy/contract/programme/masterclasses/endpoints'
import { on } from '../../../http/bind.ts'
import { downloadReminder } from './download-reminder.ts'
import { requestReminder } from './request-reminder.ts'
import { showMasterclass } from './show.ts'

export const masterclassRoutes = [
  on(contract.masterclass, showMasterclass),
  on(contract.reminderFile, downloadReminder),
  on(contract.requestReminder, requestReminder),
]
