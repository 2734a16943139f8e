import type { reopenSelection as endpoint } from '@academy/contract/selection/office-endpoints'
import type { Tx } from '../../db/connection.ts'
import {
  lockAllApplicants,
  lockBalances,
  lockMasterclass,
  lockRooms,
  shareAcademyOf,
} from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { deleteUnsentMails } from '../../lib/mail/queries.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { findOffer } from '../applications/queries.ts'
import { invoiceFee } from '../applications/record.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { restoreBookings } from '../lodging/restore.ts'
import { findReleased } from '../lodging/restore-queries.ts'
import { resultKey } from './mails.ts'
import { findSelection } from './queries.ts'
import { findDecided, findFinal, setFeeInvoice, undoResults, unmarkFinal } from './reopen-queries.ts'
import { canReopen, officeView } from './rules.ts'

/** Locks a selection whose results nobody knows yet. Returns what the final save has made. */
const lockReopenable = async (tx: Tx, id: number, now: Date) => {
  if (!(await findSelection(tx, id, null))) throw problem('not_found')
  await lockAllApplicants(tx, id)
  await shareAcademyOf(tx, id)
  await lockMasterclass(tx, id)
  const selection = await findSelection(tx, id, null)
  const final = await findFinal(tx, id)
  if (!selection?.finalized_at || !final) throw problem('selection_not_final')
  if (!canReopen(selection, now)) throw problem('results_sent')
  if (final.is_used) throw problem('selection_used')
  const released = await findReleased(tx, { ...final, cancelled_at: selection.finalized_at })
  if (released.length > 0) await lockRooms(tx, [...new Set(released.map(room => room.room_type_id))])
  const decided = await findDecided(tx, id)
  await lockBalances(
    tx,
    decided.flatMap(({ participation_invoice_id }) => participation_invoice_id ?? []),
  )
  return { decided, released }
}

/** Takes back the invoices of the places, and issues those of unpaid handling fees again. */
const reopenApplications = async (
  tx: Tx,
  id: number,
  decided: Awaited<ReturnType<typeof findDecided>>,
  now: Date,
) => {
  await undoResults(tx, id)
  const offer = await findOffer(tx, id)
  for (const { id: application_id, account_id, participation_invoice_id, is_unpaid } of decided) {
    if (participation_invoice_id) await cancelInvoice(tx, participation_invoice_id, now)
    const fee = is_unpaid && offer ? await invoiceFee(tx, offer, account_id, now) : null
    if (fee !== null) await setFeeInvoice(tx, application_id, fee)
  }
}

/**
 * Takes back a final save before its mails are sent: decisions are preliminary again, the invoices of the places are
 * cancelled, and released rooms are booked again as far as they are free.
 */
export const reopenSelection: Operation<typeof endpoint> = (
  { db, clock, config },
  { params: { id }, body: { reason }, user, now },
) =>
  db.transaction().execute(async tx => {
    const { decided, released } = await lockReopenable(tx, id, now)
    // A mail that is being sent right now is not deleted, and then nothing is reopened.
    const keys = decided.map(application => resultKey(application.id))
    if (!(await deleteUnsentMails(tx, keys))) throw problem('results_sent')
    await reopenApplications(tx, id, decided, now)
    await unmarkFinal(tx, id)
    const restoration = { released, actor_id: user.id, siteUrl: config.siteUrl }
    const restored = await restoreBookings(tx, restoration, now)
    const details = { masterclass_id: id, reason, released: released.length, restored }
    await audit(tx, { at: now, action: 'selection_reopened', actor_id: user.id, details })
    const selection = await findSelection(tx, id, null)
    if (!selection) throw problem('not_found')
    return officeView(selection, { now, today: clock.today() })
  })
