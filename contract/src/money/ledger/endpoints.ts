import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import type { Localized } from '../../base/locale.ts'
import { exampleInvoice } from '../invoices/schemas.ts'
import {
  DocumentSort,
  Journal,
  JournalDocument,
  JournalPart,
  JournalPayment,
  JournalPaymentSort,
  LedgerCheck,
  MoneyDays,
} from './journal-schemas.ts'
import {
  InvoiceChoices,
  InvoiceListFilter,
  InvoiceSort,
  InvoiceTotals,
  LedgerYear,
  ListedInvoice,
} from './list-schemas.ts'

const LIST = '/api/academy/a/invoices'

export const invoices = endpoint({
  method: 'GET',
  path: LIST,
  access: 'manage_money',
  summary: 'All invoices, newest first or sorted by a column, by search and filters, 50 a page',
  query: InvoiceListFilter.extend({
    sort: InvoiceSort.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  status: 200,
  reply: z.object({
    invoices: z.array(ListedInvoice),
    /** The count over all pages, and the open amount in euros. */
    total: z.number(),
    outstanding_total: z.number(),
    /** So many people have such a name that their invoices are left out. */
    has_too_many_people: z.boolean(),
    /** More than `MAX_LISTED_INVOICES` match; `total` counts the listed ones. */
    has_too_many_invoices: z.boolean(),
  }),
  example: {
    reply: {
      invoices: [
        {
          ...exampleInvoice,
          account_id: 7,
          full_name: 'Mira Talbach',
          email: 'mira@example.org',
          refund_due: 0,
          reference: 'RF8820270012',
          paid_amount: 0,
        },
      ],
      total: 1,
      outstanding_total: 75,
      has_too_many_people: false,
      has_too_many_invoices: false,
    },
  },
})

/** Apart from the list, which shows its first page without adding up all invoices. */
export const invoiceTotals = endpoint({
  method: 'GET',
  path: `${LIST}/totals`,
  access: 'manage_money',
  summary: 'What the invoices of the list come to: invoiced, paid, open and to be refunded',
  query: InvoiceListFilter,
  status: 200,
  reply: InvoiceTotals,
  example: {
    reply: { count: 2, invoiced: 150, paid: 75, open: 75, refund: 0, has_too_many_invoices: false },
  },
})

const exampleInstrument = {
  instrument_de: 'Violoncello',
  instrument_en: 'Cello',
} satisfies Localized<'instrument'>

export const invoiceChoices = endpoint({
  method: 'GET',
  path: `${LIST}/choices`,
  access: 'manage_money',
  summary: 'The years and masterclasses that the list of invoices can be filtered by',
  status: 200,
  reply: InvoiceChoices,
  example: {
    reply: {
      years: [2027],
      masterclasses: [
        {
          id: 4,
          ...exampleInstrument,
          teacher_name: 'Ilse Marent',
          year: 2027,
        },
      ],
    },
  },
})

const JOURNAL = '/api/academy/a/journal'

export const journal = endpoint({
  method: 'GET',
  path: JOURNAL,
  access: 'manage_money',
  summary: 'The sums of the documents and payments of a year; the latest year by default',
  query: z.object({ year: LedgerYear.optional() }),
  status: 200,
  reply: Journal,
  example: {
    reply: { years: [2027], year: 2027, sums: [], received: 75, refunded: 0, reversed: 0 },
  },
})

export const moneyDays = endpoint({
  method: 'GET',
  path: `${JOURNAL}/days`,
  access: 'manage_money',
  summary:
    'What was invoiced and received, is open and falls due, by day, in the year of the current academy',
  status: 200,
  reply: MoneyDays,
  refuses: ['not_found'],
  example: {
    reply: {
      today: '2027-06-20',
      first_day: '2026-08-16',
      days: [{ day: '2027-06-18', invoiced: 150, open: 75, due: 0, received: 75 }],
      due_before: 0,
    },
  },
})

export const journalDocuments = endpoint({
  method: 'GET',
  path: `${JOURNAL}/documents`,
  access: 'manage_money',
  summary: 'The documents of a year in the order of their numbers or sorted by a column, 25 a page',
  query: JournalPart.extend({ sort: DocumentSort.optional() }),
  status: 200,
  reply: z.object({ documents: z.array(JournalDocument), total: z.number() }),
  example: {
    reply: {
      documents: [
        {
          id: 12,
          invoice_number: '2027-0012',
          number: 12,
          invoice_date: '2027-03-02',
          kind: 'handling_fee',
          cancels: null,
          recipient: 'Mira Talbach',
          subject: 'Handling fee: Cello, Ilse Marent',
          reference: 'RF8820270012',
          amount: 75,
        },
      ],
      total: 1,
    },
  },
})

export const journalPayments = endpoint({
  method: 'GET',
  path: `${JOURNAL}/payments`,
  access: 'manage_money',
  summary: 'The payments of a year in parts, by day or sorted by a column, 25 a page',
  query: JournalPart.extend({ sort: JournalPaymentSort.optional() }),
  status: 200,
  reply: z.object({ payments: z.array(JournalPayment), total: z.number() }),
  example: {
    reply: {
      payments: [
        {
          key: '3-12',
          payment_id: 3,
          paid_on: '2027-03-05',
          account_id: 7,
          full_name: 'Mira Talbach',
          is_refund: false,
          is_reversal: false,
          payer_name: '',
          note: '',
          invoice_id: 12,
          invoice_number: '2027-0012',
          amount: 75,
        },
      ],
      total: 1,
    },
  },
})

export const ledgerCheck = endpoint({
  method: 'GET',
  path: '/api/academy/a/ledger-check',
  access: 'manage_money',
  summary: 'Proofs: numbers without gaps, and sums that are equal, with whatever violates them',
  status: 200,
  reply: LedgerCheck,
  refuses: ['ledger_check_running'],
  example: {
    reply: {
      checked_at: '2027-12-31T10:00:00.000Z',
      checks: [{ name: 'numbers', found: 120, expected: 120, count: 120, violations: [] }],
    },
  },
})
