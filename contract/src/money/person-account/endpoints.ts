import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { id, pathId, ReasonInput } from '../../base/fields.ts'
import {
  exampleAccount,
  PersonAccount,
  PersonAccountPaymentInput,
  PersonAccountRefundInput,
} from './schemas.ts'

const shown = { status: 200, reply: PersonAccount, example: { reply: exampleAccount } } as const

export const myAccount = endpoint({
  method: 'GET',
  path: '/api/user/account',
  access: 'signed-in',
  summary: 'The own account: invoices, cancellations, payments and refunds in order, with the balance',
  ...shown,
})

const pdf = { method: 'GET', status: 200, reply: z.undefined() } as const

export const myAccountPdf = endpoint({
  ...pdf,
  path: '/api/user/account.pdf',
  access: 'signed-in',
  summary: 'The statement of your own account as PDF, in the language of the request',
})

const credit = {
  body: z.object({ invoice_id: id }),
  status: 200,
  reply: PersonAccount,
  refuses: ['not_found', 'invoice_settled', 'credit_too_low'],
  example: { body: { invoice_id: 12 }, reply: exampleAccount },
} as const

export const spendMyCredit = endpoint({
  ...credit,
  method: 'POST',
  path: '/api/user/account/credit',
  access: 'signed-in',
  summary: 'Pay an invoice of yours from your credit, as far as it goes',
})

const ofPerson = { params: z.object({ id: pathId }), access: 'manage_money' } as const

export const personAccount = endpoint({
  ...ofPerson,
  method: 'GET',
  path: '/api/academy/a/people/:id/account',
  summary: 'The account of a person, as the person sees it',
  ...shown,
  refuses: ['not_found'],
})

export const personAccountPdf = endpoint({
  ...ofPerson,
  ...pdf,
  path: '/api/academy/a/people/:id/account.pdf',
  summary: 'The statement of the account of a person as PDF, in the language of the person',
  refuses: ['not_found'],
})

export const enterPayment = endpoint({
  ...ofPerson,
  method: 'POST',
  path: '/api/academy/a/people/:id/payments',
  summary: 'Enter money that came: for the given invoices, then the open ones of the person, then as credit',
  body: PersonAccountPaymentInput,
  status: 201,
  reply: PersonAccount,
  refuses: ['not_found', 'request_key_used'],
  example: {
    body: { amount: 100, paid_on: '2027-03-05', payer_name: 'Jonas Talbach', invoice_ids: [12] },
    reply: exampleAccount,
  },
})

export const enterRefund = endpoint({
  ...ofPerson,
  method: 'POST',
  path: '/api/academy/a/people/:id/refunds',
  summary: 'Enter money that was sent back from the credit of a person',
  body: PersonAccountRefundInput,
  status: 201,
  reply: PersonAccount,
  refuses: ['not_found', 'credit_too_low', 'request_key_used'],
  example: { body: { amount: 25, paid_on: '2027-03-09' }, reply: exampleAccount },
})

export const spendCredit = endpoint({
  ...ofPerson,
  ...credit,
  method: 'POST',
  path: '/api/academy/a/people/:id/credit',
  summary: 'Pay an invoice from the credit of a person, as far as it goes',
})

const entry = z.object({ id: pathId, entry_id: pathId })
const reason = {
  method: 'POST',
  access: 'manage_money',
  params: entry,
  body: ReasonInput,
  status: 200,
  reply: PersonAccount,
  example: { body: { reason: 'Entered on the wrong account' }, reply: exampleAccount },
} as const

export const undoEntry = endpoint({
  ...reason,
  path: '/api/academy/a/people/:id/payments/:entry_id/undo',
  summary: 'Take back a payment or refund that was entered by mistake, with the reason',
  refuses: ['not_found', 'payment_undone', 'payment_fixed', 'refund_recorded', 'changed_meanwhile'],
})

export const releaseEntry = endpoint({
  ...reason,
  path: '/api/academy/a/people/:id/allocations/:entry_id/release',
  summary: 'Take money from an invoice again: it is credit of the person who paid',
  refuses: ['not_found', 'payment_fixed', 'changed_meanwhile'],
})
