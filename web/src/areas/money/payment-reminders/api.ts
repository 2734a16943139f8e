import * as contract from '@academy/contract/money/payment-reminders/endpoints'
import type { InvoiceReminders, PersonReminders } from '@academy/contract/money/payment-reminders/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

const by = (id: number) => ({ params: { id: String(id) } })

export const invoiceRemindersQuery = (call: Call, id: number): DataQuery<InvoiceReminders> =>
  defineQuery(call, ['invoice-reminders', id], call => call(contract.invoiceReminders, by(id), quiet))

export const personRemindersQuery = (call: Call, id: number): DataQuery<PersonReminders> =>
  defineQuery(call, ['person-reminders', id], call => call(contract.personReminders, by(id), quiet))

export const sendReminder = (call: Call, id: number) => call(contract.sendReminder, by(id), quiet)

export const stopForInvoice = (call: Call, id: number, is_stopped: boolean) =>
  call(contract.stopInvoiceReminders, { ...by(id), body: { is_stopped } }, quiet)

export const stopForPerson = (call: Call, id: number, is_stopped: boolean) =>
  call(contract.stopPersonReminders, { ...by(id), body: { is_stopped } }, quiet)
