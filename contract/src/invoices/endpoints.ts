import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pathId } from '../fields.ts'
import { exampleInvoice, Invoice } from './schemas.ts'

export const myInvoices = endpoint({
  method: 'GET',
  path: '/api/user/invoices',
  access: 'signed-in',
  summary: 'The own invoices and cancellations, newest first (at most 200)',
  status: 200,
  reply: z.array(Invoice),
  example: { reply: [exampleInvoice] },
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
