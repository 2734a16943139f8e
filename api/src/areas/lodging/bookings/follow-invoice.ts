import type { InvoiceFollower } from '../../money/index.ts'
import { moveInvoice, waiveInvoice } from './invoice-queries.ts'

/** A stay whose invoice is waived is free. The caller has locked the account. */
export const bookingFollower: InvoiceFollower = {
  onReplaced: async (tx, { from, to }) => {
    await (to ? moveInvoice(tx, from, to) : waiveInvoice(tx, from))
    return undefined
  },
}
