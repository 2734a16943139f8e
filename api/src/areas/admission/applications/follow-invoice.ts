import type { Tx } from '../../../db/connection.ts'
import { lockApplication } from '../../../db/locks.ts'
import type { InvoiceFollower, Replaced } from '../../money/index.ts'
import { forwardApplication } from './forward.ts'
import { findInvoiced, moveInvoice } from './invoice-queries.ts'
import { unforwardApplication } from './unforward.ts'

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
