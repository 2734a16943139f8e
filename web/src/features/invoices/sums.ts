import type { Invoice } from '@academy/contract/invoices/schemas'
import { centsOf, eurosOf } from '@academy/contract/money'

/** The total open amount, summed in cents to avoid rounding errors such as 0.30000000000000004. */
export const totalOf = (invoices: readonly Pick<Invoice, 'outstanding_amount'>[]): number =>
  eurosOf(invoices.reduce((cents, { outstanding_amount }) => cents + centsOf(outstanding_amount), 0))
