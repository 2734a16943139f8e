import { z } from 'zod'
import { day, euros, id, messageKey, optionalText } from '../../base/fields.ts'
import { exampleInvoice, Invoice } from '../invoices/schemas.ts'
import { RefundRequest } from '../refunds/schemas.ts'

/** What of a payment counts on an invoice. */
const PaymentPart = z.object({
  allocation_id: id,
  invoice_id: id,
  invoice_number: z.string(),
  /** Whose invoice it is, if it is somebody else's. */
  full_name: z.string().nullable(),
  amount: z.number(),
})

const Payment = z.object({
  id,
  /** The whole payment; negative if it went out. */
  amount: z.number(),
  payer_name: z.string(),
  note: z.string(),
  /** The person on whose account it was entered, if it is another one. */
  entered_on: z.string().nullable(),
  undone_at: z.string().nullable(),
  undo_reason: z.string().nullable(),
  /** An undone payment stays, and its reversal is an entry of its own. */
  is_reversal: z.boolean(),
  /** What is left of it. */
  credit: z.number(),
  parts: z.array(PaymentPart),
})
export type PersonAccountPayment = z.infer<typeof Payment>

/** A document or money, with what the person owes after it. */
export const PersonAccountEntry = z.object({
  date: day,
  /** What it changes: invoices and refunds are positive, cancellations and payments negative. */
  amount: z.number(),
  /** What the person owes after it; negative: credit. */
  balance: z.number(),
  /** The invoice or cancellation. */
  invoice: Invoice.nullable(),
  payment: Payment.nullable(),
})
export type PersonAccountEntry = z.infer<typeof PersonAccountEntry>

/** The account of a person: what was invoiced and paid, in order. */
export const PersonAccount = z.object({
  id,
  full_name: z.string(),
  /** What the person owes, less their credit. */
  balance: z.number(),
  outstanding: z.number(),
  credit: z.number(),
  entries: z.array(PersonAccountEntry),
  /** Where the person wants their credit to go. */
  refund_request: RefundRequest.nullable(),
})
export type PersonAccount = z.infer<typeof PersonAccount>

const MAX_WANTED_INVOICES = 20

const requestKey = z.uuid(messageKey('INVALID')).optional()

/** Money that came for a person. */
export const PersonAccountPaymentInput = z.object({
  amount: euros,
  paid_on: day,
  payer_name: optionalText(200),
  note: optionalText(500),
  /** The invoices that it is meant for, of any person; the rest counts on the person's others or is credit. */
  invoice_ids: z.array(id).max(MAX_WANTED_INVOICES, messageKey('INVALID')).default([]),
  request_key: requestKey,
})

/** Money that went back to a person. */
export const PersonAccountRefundInput = z.object({
  amount: euros,
  paid_on: day,
  note: optionalText(500),
  request_key: requestKey,
})

export const exampleAccount: PersonAccount = {
  id: 7,
  full_name: 'Mira Talbach',
  balance: -25,
  outstanding: 0,
  credit: 25,
  entries: [
    {
      date: '2027-03-02',
      amount: 75,
      balance: 75,
      invoice: { ...exampleInvoice, state: 'paid', outstanding_amount: 0 },
      payment: null,
    },
    {
      date: '2027-03-05',
      amount: -100,
      balance: -25,
      invoice: null,
      payment: {
        id: 3,
        amount: 100,
        payer_name: 'Jonas Talbach',
        note: '',
        entered_on: null,
        undone_at: null,
        undo_reason: null,
        is_reversal: false,
        credit: 25,
        parts: [
          { allocation_id: 5, invoice_id: 12, invoice_number: '2027-0012', full_name: null, amount: 75 },
        ],
      },
    },
  ],
  refund_request: null,
}
