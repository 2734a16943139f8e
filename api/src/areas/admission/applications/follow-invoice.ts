import type { Tx } from '../../../db/connection.ts'
import { lockApplication } from '../../../db/locks.ts'
import type { InvoiceFollower, Replaced } from '../../money/index.ts'
import { forwardApplication } from './forward.ts'
import { findInvoiced, moveInvoice } from './invoice-queries.ts'
import { markFeeUnpaid, selectionOf } from './queries.ts'

/**
 * Hides the application of this invoice from the teacher. Returns `final` if the selection is final: then
 * nothing changes and the payment has to stay. The caller has locked the balance of the invoice.
 */
const unforwardApplication = async (
  tx: Tx,
  fee_invoice_id: number,
): Promise<'unforwarded' | 'final' | 'no application'> => {
  const selection = await selectionOf(tx, fee_invoice_id)
  if (!selection) return 'no application'
  if (selection.finalized_at) return 'final'
  await markFeeUnpaid(tx, fee_invoice_id)
  return 'unforwarded'
}

const lockInvoicedApplication = async (tx: Tx, invoice_id: number): Promise<void> => {
  const application = await findInvoiced(tx, invoice_id)
  if (application) await lockApplication(tx, application.id)
}

/** A waived invoice stays linked: it says what was asked for. */
const followReplacement = async (tx: Tx, { from, to, isSettled }: Replaced, now: Date) => {
  if (to) await moveInvoice(tx, from, to.id)
  return isSettled ? forwardApplication(tx, to?.id ?? from, now) : undefined
}

/** The teacher sees an application as long as its handling fee is paid or waived. */
export const applicationFollower: InvoiceFollower = {
  lockAfter: (tx, { id }) => lockInvoicedApplication(tx, id),
  onPaid: async (tx, { id, kind }, now) =>
    kind === 'handling_fee' ? forwardApplication(tx, id, now) : undefined,
  onReopened: async (tx, { id, kind }) =>
    kind === 'handling_fee' ? unforwardApplication(tx, id) : 'no application',
  onReplaced: followReplacement,
}
