import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId, ReasonInput } from '../../base/fields.ts'
import { exampleTerms } from '../../site/documents/schemas.ts'
import { exampleInvoice } from '../invoices/schemas.ts'
import { InvoiceWithPayments, PaymentInput } from './schemas.ts'

const exampleDetail: InvoiceWithPayments = {
  ...exampleInvoice,
  state: 'paid',
  outstanding_amount: 0,
  account_id: 7,
  full_name: 'Mira Talbach',
  email: 'mira@example.org',
  refund_due: 0,
  payments: [
    {
      id: 3,
      allocation_id: 5,
      amount: 75,
      payment_amount: 75,
      paid_on: '2027-03-05',
      payer_name: '',
      note: '',
      account: null,
      recorded_at: '2027-03-06T08:12:00.000Z',
      recorded_by: 'Office',
      undone_at: null,
      undone_by: null,
      undo_reason: null,
      released_at: null,
    },
  ],
  documents: [exampleTerms],
}

export const invoice = endpoint({
  method: 'GET',
  path: '/api/academy/a/invoices/:id',
  access: 'manage_money',
  summary: 'One invoice with its payments and the documents that were agreed to',
  params: z.object({ id: pathId }),
  status: 200,
  reply: InvoiceWithPayments,
  refuses: ['not_found'],
  example: { reply: exampleDetail },
})

const entry = {
  method: 'POST',
  access: 'manage_money',
  params: z.object({ id: pathId }),
  body: PaymentInput,
  status: 201,
  reply: InvoiceWithPayments,
  refuses: ['not_found', 'invoice_settled', 'request_key_used'],
  example: { body: { amount: 75, paid_on: '2027-03-05' }, reply: exampleDetail },
} as const

export const recordPayment = endpoint({
  ...entry,
  path: '/api/academy/a/invoices/:id/payments',
  summary:
    'Enter money that came, a part or more than is open: the rest counts on other invoices or is credit; a paid handling fee forwards the application',
})

export const recordRefund = endpoint({
  ...entry,
  path: '/api/academy/a/invoices/:id/refunds',
  summary: 'Enter money that was given back of what was paid on a cancelled invoice',
})

export const undoPayment = endpoint({
  method: 'POST',
  path: '/api/academy/a/payments/:id/undo',
  access: 'manage_money',
  summary:
    'Take back a payment that was entered by mistake, with the reason, from all invoices that it counts on',
  params: z.object({ id: pathId }),
  body: ReasonInput,
  status: 200,
  reply: InvoiceWithPayments,
  refuses: ['not_found', 'payment_undone', 'payment_fixed', 'refund_recorded', 'changed_meanwhile'],
  example: { body: { reason: 'Entered on the wrong invoice' }, reply: exampleDetail },
})
