import type { Invoice } from '@academy/contract/invoices/schemas'

/** What is open on all of them. Counted in cents: sums of euros would show crumbs such as 0.30000000000000004. */
export const totalOf = (invoices: readonly Pick<Invoice, 'outstanding_amount'>[]): number =>
  invoices.reduce((cents, { outstanding_amount }) => cents + Math.round(outstanding_amount * 100), 0) / 100
