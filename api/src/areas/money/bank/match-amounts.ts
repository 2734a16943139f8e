import { shareOut } from '@academy/contract/base/share-out'

export interface OpenAmount {
  invoice_id: number
  outstanding_cents: number
  due_date: string
}

interface Wanted {
  invoice_id: number
  amount_cents: number
}

// Enough for everything that a family owes, and quick to try.
const MAX_INVOICES = 12

const byDueDate = (one: OpenAmount, other: OpenAmount) =>
  one.due_date.localeCompare(other.due_date) || one.invoice_id - other.invoice_id

const sumOf = (invoices: readonly OpenAmount[]) =>
  invoices.reduce((sum, { outstanding_cents }) => sum + outstanding_cents, 0)

/** All selections of these invoices that come to the amount, those of few and early due invoices first. */
export const selectionsOf = <I extends OpenAmount>(invoices: readonly I[], amount_cents: number): I[][] => {
  const sorted = [...invoices].sort(byDueDate).slice(0, MAX_INVOICES)
  const found: I[][] = []
  const add = (from: number, chosen: I[], left: number): void => {
    if (left === 0 && chosen.length > 0) found.push(chosen)
    if (left <= 0) return
    for (const [index, invoice] of sorted.slice(from).entries())
      add(from + index + 1, [...chosen, invoice], left - invoice.outstanding_cents)
  }
  add(0, [], amount_cents)
  return found.sort((one, other) => one.length - other.length)
}

/** Divides an amount among invoices, the earliest due first. The rest is credit. */
export const divide = (invoices: readonly OpenAmount[], amount_cents: number) => {
  const limits = [...invoices]
    .sort(byDueDate)
    .map(({ invoice_id, outstanding_cents }) => ({ id: invoice_id, cents: outstanding_cents }))
  const wanted = shareOut(amount_cents, limits).map(
    ({ id, cents }): Wanted => ({ invoice_id: id, amount_cents: cents }),
  )
  return { wanted, credit_cents: wanted.reduce((left, part) => left - part.amount_cents, amount_cents) }
}

export const isPaidBy = (invoices: readonly OpenAmount[], amount_cents: number): boolean =>
  invoices.length > 0 && sumOf(invoices) === amount_cents

/** Whether an amount is that of the invoices, or less or more. */
export const amountReason = (invoices: readonly OpenAmount[], amount_cents: number) => {
  const open = sumOf(invoices)
  if (open === amount_cents) return invoices.length === 1 ? 'amount' : 'amount_sum'
  return amount_cents < open ? 'amount_less' : 'amount_more'
}
