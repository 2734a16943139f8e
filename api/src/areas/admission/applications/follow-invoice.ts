import type { Tx } from '../../../db/connection.ts'
import { lockApplication } from '../../../db/locks.ts'
import type { InvoiceFollower, InvoiceReplacement } from '../../money/index.ts'
import {
  type ApplicationSummary,
  findInvoiced,
  markFeePaid,
  markFeeUnpaid,
  moveInvoice,
  selectionOf,
} from './queries.ts'

/**
 * Makes the application of this invoice visible to the teacher. Returns the data for the receipt, or
 * undefined if there is no application to forward: the invoice is for something else, the person has
 * withdrawn, or the selection is final. The caller has locked the balance of the invoice.
 */
export const forwardApplication = async (
  tx: Tx,
  fee_invoice_id: number,
  now: Date,
): Promise<ApplicationSummary | undefined> => {
  const paid = await markFeePaid(tx, fee_invoice_id, now)
  if (!paid || paid.has_withdrawn || paid.is_final) return undefined
  const { has_withdrawn, is_final, ...forwarded } = paid
  return forwarded
}

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
const followReplacement = async (tx: Tx, { from, to, isSettled }: InvoiceReplacement, now: Date) => {
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
