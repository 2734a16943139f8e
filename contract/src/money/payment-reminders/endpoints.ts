import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { InvoiceReminders, type PaymentReminder, PersonReminders, StopInput } from './schemas.ts'

const exampleReminder: PaymentReminder = {
  id: 5,
  invoice_id: 12,
  invoice_number: '2027-0012',
  step: 'overdue',
  sent_at: '2027-03-23T08:00:04.000Z',
  sent_by: null,
  mail: { id: 310, state: 'sent' },
}

const ofInvoice = {
  access: 'manage_money',
  params: z.object({ id: pathId }),
  reply: InvoiceReminders,
} as const
const exampleOfInvoice: InvoiceReminders = {
  reminders: [exampleReminder],
  person_stop: null,
  invoice_stop: null,
  next: { step: 'second', on: '2027-04-06' },
  can_remind: true,
}

export const invoiceReminders = endpoint({
  ...ofInvoice,
  method: 'GET',
  path: '/api/academy/a/invoices/:id/reminders',
  summary: 'The reminders of an invoice: which were sent, whether they arrived, and what comes next',
  status: 200,
  refuses: ['not_found'],
  example: { reply: exampleOfInvoice },
})

export const sendReminder = endpoint({
  ...ofInvoice,
  method: 'POST',
  path: '/api/academy/a/invoices/:id/reminders',
  concerns: 'invoice',
  summary: 'Remind a person of an open invoice now, at most once a day',
  status: 201,
  refuses: ['not_found', 'invoice_settled', 'reminded_today'],
  example: { reply: exampleOfInvoice },
})

export const stopInvoiceReminders = endpoint({
  ...ofInvoice,
  method: 'PUT',
  path: '/api/academy/a/invoices/:id/reminder-stop',
  concerns: 'invoice',
  summary: 'Stop or resume the reminders of one invoice',
  body: StopInput,
  status: 200,
  refuses: ['not_found'],
  example: { body: { is_stopped: false }, reply: exampleOfInvoice },
})

const ofPerson = {
  access: 'manage_money',
  params: z.object({ id: pathId }),
  status: 200,
  reply: PersonReminders,
  refuses: ['not_found'],
} as const
const exampleOfPerson: PersonReminders = { reminders: [exampleReminder], stop: null }

export const personReminders = endpoint({
  ...ofPerson,
  method: 'GET',
  path: '/api/academy/a/people/:id/reminders',
  summary: 'The reminders of all invoices of a person, and whether they are stopped',
  example: { reply: exampleOfPerson },
})

export const stopPersonReminders = endpoint({
  ...ofPerson,
  method: 'PUT',
  path: '/api/academy/a/people/:id/reminder-stop',
  concerns: 'account',
  summary: 'Stop or resume the reminders of all invoices of a person',
  body: StopInput,
  example: { body: { is_stopped: false }, reply: exampleOfPerson },
})
