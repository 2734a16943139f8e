import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
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
    },
  },
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
