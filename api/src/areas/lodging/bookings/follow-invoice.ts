// public: the office replaces or waives the invoice of a booking
import type { Tx } from '../../../db/connection.ts'
import { moveInvoice, waiveInvoice } from './invoice-queries.ts'

interface Followed {
  from: number
  /** The replacement and its total; null if the invoice was waived: then the stay is free. */
  to: { id: number; total_cents: number } | null
}

/** Links a booking with the invoice that replaces its own. The caller has locked the account. */
export const followInvoice = (tx: Tx, { from, to }: Followed): Promise<void> =>
  to ? moveInvoice(tx, from, to) : waiveInvoice(tx, from)
