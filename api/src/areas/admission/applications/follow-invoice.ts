// public: the office replaces or waives the invoice of an application
import type { Tx } from '../../../db/connection.ts'
import { lockApplication } from '../../../db/locks.ts'
import { forwardApplication } from './forward.ts'
import { findInvoiced, moveInvoice } from './invoice-queries.ts'

/** Locks the application of an invoice, if it has one. The caller has locked the balance of the invoice. */
export const lockInvoicedApplication = async (tx: Tx, invoice_id: number): Promise<void> => {
  const application = await findInvoiced(tx, invoice_id)
  if (application) await lockApplication(tx, application.id)
}

interface Followed {
  from: number
  /** The replacement; null if the invoice was waived. A waived one stays linked: it says what was asked for. */
  to: number | null
  /** Whether nothing is due any more. */
  isSettled: boolean
}

/**
 * Links an application with the invoice that replaces its own, and forwards it if its handling fee is settled
 * by that. Returns the forwarded application.
 */
export const followInvoice = async (tx: Tx, { from, to, isSettled }: Followed, now: Date) => {
  if (to) await moveInvoice(tx, from, to)
  return isSettled ? forwardApplication(tx, to ?? from, now) : undefined
}
