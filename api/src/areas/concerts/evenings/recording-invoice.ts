import type { Locale } from '@academy/contract/base/locale'
import { composerText, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type { Tx } from '../../../db/connection.ts'
import { lockEveningsOfRequest, lockRequestsWithNeighbours } from '../../../db/locks.ts'
import { cancelInvoice, type InvoiceFollower, issueInvoice } from '../../money/index.ts'
import { findInvoicedRequest } from './announcement-queries.ts'
import { changeRequest } from './queries.ts'
import { invoiceStep, type PerformanceNotice } from './rules.ts'

/** The attachment of the mail: the invoice of the recording or its cancellation. */
export interface InvoiceAttachment {
  kind: 'invoice' | 'cancellation'
  id: number
}

/** Issues or cancels the invoice of a recording to match its performance, or marks the recording as free. */
export const syncRecordingInvoice = async (
  tx: Tx,
  notice: PerformanceNotice,
  now: Date,
): Promise<InvoiceAttachment | undefined> => {
  const { request_id, account_id, invoice_id, composer, piece } = notice
  const step = invoiceStep(notice)
  if (step === 'cancel' && invoice_id) {
    const cancellation = await cancelInvoice(tx, invoice_id, now)
    // A recording without an invoice has no link.
    await changeRequest(tx, request_id, { invoice_id: null, video_url: null })
    return cancellation && { kind: 'cancellation', id: cancellation.id }
  }
  if (step === 'free') await changeRequest(tx, request_id, { is_recording_free: true, invoice_id: null })
  if (step === 'drop') await changeRequest(tx, request_id, { is_recording_free: false, video_url: null })
  if (step !== 'issue') return undefined
  const subject: Record<Locale, string> = {
    de: `Videoaufnahme: ${composerText(composer, 'de')}, ${pieceTitle(piece, 'de')}`,
    en: `Video recording: ${composerText(composer, 'en')}, ${pieceTitle(piece, 'en')}`,
  }
  const { id } = await issueInvoice(
    tx,
    {
      account_id,
      kind: 'recording',
      subject,
      lines: [{ description: subject, quantity: 1, unit_cents: notice.recording_fee_cents }],
      // Evenings can move and an invoice never changes, so it covers the days of the whole academy.
      service_start: notice.start_date_academy,
      service_end: notice.end_date_academy,
    },
    now,
  )
  await changeRequest(tx, request_id, { invoice_id: id })
  return { kind: 'invoice', id }
}

/** Locks the request of a recording, so that its performance is not announced or cancelled meanwhile. */
const lockInvoicedRequest = async (tx: Tx, invoice_id: number): Promise<void> => {
  const request = await findInvoicedRequest(tx, invoice_id)
  if (!request) return
  await lockEveningsOfRequest(tx, request.id)
  await lockRequestsWithNeighbours(tx, [request.id])
}

/**
 * Links a request with the invoice that replaces its own. A waived one makes the recording free, unless its
 * performance was called off: then it costs the fee when it is planned again.
 */
const followReplacement = async (
  tx: Tx,
  { from, to }: { from: number; to: number | null },
): Promise<void> => {
  const request = await findInvoicedRequest(tx, from)
  if (!request) return
  const waived = request.announced_date ? { is_recording_free: true } : { video_url: null }
  await changeRequest(tx, request.id, to ? { invoice_id: to } : { invoice_id: null, ...waived })
}

export const recordingFollower: InvoiceFollower = {
  lockBefore: async (tx, { id, kind }) => {
    if (kind === 'recording') await lockInvoicedRequest(tx, id)
  },
  onReplaced: async (tx, { from, to }) => {
    await followReplacement(tx, { from, to: to?.id ?? null })
    return undefined
  },
}
