import type * as contract from '@academy/contract/money/payment-reminders/endpoints'
import type { InvoiceReminders, PersonReminders } from '@academy/contract/money/payment-reminders/schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  ofInvoice: route<typeof contract.invoiceReminders>('GET', '/api/academy/a/invoices/:id/reminders'),
  send: route<typeof contract.sendReminder>('POST', '/api/academy/a/invoices/:id/reminders'),
  stopInvoice: route<typeof contract.stopInvoiceReminders>(
    'PUT',
    '/api/academy/a/invoices/:id/reminder-stop',
  ),
  ofPerson: route<typeof contract.personReminders>('GET', '/api/academy/a/people/:id/reminders'),
  stopPerson: route<typeof contract.stopPersonReminders>('PUT', '/api/academy/a/people/:id/reminder-stop'),
}

const by = (id: number) => ({ params: { id: String(id) } })

export const invoiceRemindersQuery = (call: Call, id: number): DataQuery<InvoiceReminders> =>
  defineQuery(call, ['invoice-reminders', id], call => call(routes.ofInvoice, by(id), quiet))

export const personRemindersQuery = (call: Call, id: number): DataQuery<PersonReminders> =>
  defineQuery(call, ['person-reminders', id], call => call(routes.ofPerson, by(id), quiet))

export const sendReminder = (call: Call, id: number) => call(routes.send, by(id), quiet)

export const stopForInvoice = (call: Call, id: number, is_stopped: boolean) =>
  call(routes.stopInvoice, { ...by(id), body: { is_stopped } }, quiet)

export const stopForPerson = (call: Call, id: number, is_stopped: boolean) =>
  call(routes.stopPerson, { ...by(id), body: { is_stopped } }, quiet)
