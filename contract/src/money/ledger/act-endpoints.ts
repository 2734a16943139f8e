import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import {
  InvoiceActs,
  InvoiceCancellation,
  InvoiceCorrection,
  InvoiceMail,
  InvoicePreview,
  InvoiceReduction,
  IssuedDocuments,
  WrittenInvoice,
} from './act-schemas.ts'

const INVOICE = '/api/academy/a/invoices/:id'
const PERSON = '/api/academy/a/people/:id/invoices'

const written = {
  subject: 'Page turner',
  lines: [{ description: 'Page turner, per evening', quantity: 2, unit_price: 20 }],
  due_date: '2027-08-20',
}

export const invoiceActs = endpoint({
  method: 'GET',
  path: `${INVOICE}/acts`,
  access: 'manage_money',
  summary: 'The lines of an invoice, what the office has done with it, and whether it can still be changed',
  params: z.object({ id: pathId }),
  status: 200,
  reply: InvoiceActs,
  refuses: ['not_found'],
  example: {
    reply: {
      id: 12,
      invoice_number: '2027-0012',
      account_id: 7,
      full_name: 'Mira Talbach',
      email: 'mira@example.org',
      locale: 'en',
      has_address: true,
      kind: 'participation_fee',
      subject: 'Participation fee: Cello with Ilse Marent',
      due_date: '2027-07-20',
      total: 540,
      lines: [{ description: 'Participation fee', quantity: 1, unit_price: 540 }],
      can_change: true,
      is_erased: false,
      cancelled_by: null,
      replaced_by: null,
      replaces: null,
      correction: null,
    },
  },
})

const issued = {
  cancellation: { id: 13, invoice_number: '2027-0013' },
  invoice: { id: 14, invoice_number: '2027-0014' },
}

const act = {
  method: 'POST',
  access: 'manage_money',
  params: z.object({ id: pathId }),
  status: 201,
  reply: IssuedDocuments,
  refuses: ['not_found', 'invoice_cancelled', 'invoice_is_cancellation'],
} as const

export const writeInvoice = endpoint({
  method: 'POST',
  path: PERSON,
  access: 'manage_money',
  concerns: 'account',
  summary: 'Issue an invoice that the office has written by hand',
  params: z.object({ id: pathId }),
  body: WrittenInvoice,
  status: 201,
  reply: IssuedDocuments,
  refuses: ['not_found', 'request_key_used'],
  example: { body: { ...written, notify: true }, reply: { ...issued, cancellation: null } },
})

export const previewInvoice = endpoint({
  method: 'POST',
  path: `${PERSON}/preview`,
  access: 'manage_money',
  concerns: 'account',
  summary: 'The PDF of an invoice that is not issued yet, without a number',
  params: z.object({ id: pathId }),
  body: InvoicePreview,
  status: 200,
  reply: z.undefined(),
  refuses: ['not_found', 'too_many_requests'],
  example: { body: written, reply: undefined },
})

export const mailInvoice = endpoint({
  method: 'POST',
  path: `${INVOICE}/mail`,
  access: 'manage_money',
  concerns: 'invoice',
  summary: 'Send an invoice to its person by mail again, once for each key',
  params: z.object({ id: pathId }),
  body: InvoiceMail,
  status: 200,
  reply: z.object({ email: z.string() }),
  refuses: ['not_found', 'invoice_cancelled', 'invoice_is_cancellation'],
  example: { body: {}, reply: { email: 'mira@example.org' } },
})

export const correctInvoice = endpoint({
  ...act,
  path: `${INVOICE}/correct`,
  concerns: 'invoice',
  summary: 'Cancel an invoice and issue another one in its place; what was paid counts towards it',
  body: InvoiceCorrection,
  example: { body: { ...written, reason: 'One evening more', notify: true }, reply: issued },
})

export const reduceInvoice = endpoint({
  ...act,
  path: `${INVOICE}/reduce`,
  concerns: 'invoice',
  summary: 'Replace an invoice by one with a reduction as a further line; all of it waives the invoice',
  body: InvoiceReduction,
  example: {
    body: { amount: 200, description: 'Scholarship', reason: 'Decision of the board, 3 July', notify: true },
    reply: issued,
  },
})

export const cancelInvoice = endpoint({
  ...act,
  path: `${INVOICE}/cancel`,
  summary: 'Cancel an invoice for good; a waived handling fee forwards the application',
  body: InvoiceCancellation,
  example: { body: { reason: 'Issued twice', notify: false }, reply: { ...issued, invoice: null } },
})
