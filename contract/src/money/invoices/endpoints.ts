import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { id, pathId } from '../../base/fields.ts'
import { exampleInvoice, Invoice, PayableInvoice } from './schemas.ts'

export const myInvoices = endpoint({
  method: 'GET',
  path: '/api/user/invoices',
  access: 'signed-in',
  summary: 'The own invoices and cancellations, newest first (at most 200)',
  status: 200,
  reply: z.array(Invoice),
  example: { reply: [exampleInvoice] },
})

export const myInvoice = endpoint({
  method: 'GET',
  path: '/api/user/invoices/:id',
  access: 'signed-in',
  summary: 'One own invoice with what is needed to pay it',
  params: z.object({ id: pathId }),
  status: 200,
  reply: PayableInvoice,
  refuses: ['not_found'],
  example: {
    reply: {
      ...exampleInvoice,
      paid_amount: 0,
      reference: 'RF4420270012',
      account: {
        account_holder: 'Verein Sommerakademie Amselzell',
        iban: 'AT611904300234573201',
        bic: 'BKAUATWW',
        bank_name: '',
        bank_address: '',
        code: 'BCD\n002\n1\nSCT\n…',
      },
      is_outside_sepa: false,
      lacks: [],
      can_renew: false,
    },
  },
})

export const renewInvoice = endpoint({
  method: 'POST',
  path: '/api/user/invoices/:id/renewal',
  access: 'signed-in',
  summary:
    'Issue an own invoice again with the address and the name in Latin letters that it lacks; the first one is cancelled, and what was paid counts',
  params: z.object({ id: pathId }),
  status: 201,
  reply: z.object({ id, invoice_number: z.string() }),
  refuses: ['not_found', 'invoice_cancelled', 'invoice_is_cancellation', 'invoice_complete'],
  example: { reply: { id: 13, invoice_number: '2027-0014' } },
})

export const invoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  access: 'anyone',
  summary: 'An invoice as PDF by its signed link; the signature is what allows it',
  params: z.object({ id: pathId }),
  query: z.object({ expires: z.string().max(20).default(''), signature: z.string().max(200).default('') }),
  status: 200,
  reply: z.undefined(),
  refuses: ['invalid_link'],
})
