import { z } from 'zod'
import { id, optionalText, queryId, sortColumn } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { InvoiceKind } from '../invoices/schemas.ts'
import { OfficeInvoice } from '../payments/schemas.ts'

/**
 * The states that the list can be filtered by: also overdue, open after a first or a second reminder, open
 * handling fees, or with a refund due.
 */
export const InvoiceFilter = z.enum([
  'all',
  'open',
  'partial',
  'overdue',
  'reminded',
  'reminded_twice',
  'fee',
  'paid',
  'cancelled',
  'cancellation',
  'refund',
])
export type InvoiceFilter = z.infer<typeof InvoiceFilter>

export const InvoiceSort = sortColumn('number', 'person', 'date', 'due', 'amount', 'open')
export type InvoiceSort = z.infer<typeof InvoiceSort>

export const INVOICES_PER_PAGE = 50
/** A search, a filter or an order lists so many at most: those of the latest years, as far as they can be told apart. */
export const MAX_LISTED_INVOICES = 10_000

export const FIRST_YEAR = 1900
export const LAST_YEAR = 2199
export const LedgerYear = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR)

/** What of the invoices is listed. */
export const InvoiceListFilter = z.object({
  /** Part of a number or reference, an amount, or words of a name or an email address in any order. */
  search: optionalText(100),
  state: InvoiceFilter.default('all'),
  kind: InvoiceKind.optional(),
  /** The year of the number. */
  year: LedgerYear.optional(),
  /** Only invoices of applications for this masterclass, with what corrected or cancelled them. */
  masterclass_id: queryId.optional(),
})
export type InvoiceListFilter = z.infer<typeof InvoiceListFilter>

export const ListedInvoice = OfficeInvoice.extend({
  reference: z.string(),
  paid_amount: z.number(),
})
export type ListedInvoice = z.infer<typeof ListedInvoice>

/**
 * Sums in euros over all pages, hence of the listed invoices. Cancellations count as negative, so that `invoiced` is
 * what is left.
 */
export const InvoiceTotals = z.object({
  count: z.number(),
  invoiced: z.number(),
  paid: z.number(),
  open: z.number(),
  refund: z.number(),
  has_too_many_invoices: z.boolean(),
})
export type InvoiceTotals = z.infer<typeof InvoiceTotals>

/** What the filters offer. */
export const InvoiceChoices = z.object({
  /** The years with invoices, latest first. */
  years: z.array(z.number()).max(200),
  /** Those of the latest academies first. */
  masterclasses: z
    .array(
      z.object({ id, ...localized('instrument', z.string()), teacher_name: z.string(), year: z.number() }),
    )
    .max(1000),
})
export type InvoiceChoices = z.infer<typeof InvoiceChoices>
