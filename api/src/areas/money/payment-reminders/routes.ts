import * as contract from '@academy/contract/money/payment-reminders/endpoints'
import { on } from '../../../http/bind.ts'
import { sendReminder } from './send-by-hand.ts'
import { showInvoiceReminders, showPersonReminders } from './show.ts'
import { stopForInvoice, stopForPerson } from './stop.ts'

export const paymentReminderRoutes = [
  on(contract.invoiceReminders, showInvoiceReminders),
  on(contract.sendReminder, sendReminder),
  on(contract.stopInvoiceReminders, stopForInvoice),
  on(contract.personReminders, showPersonReminders),
  on(contract.stopPersonReminders, stopForPerson),
]
