import { RESULT_MAILS_WAIT_MINUTES } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import type { Tx } from '../../../db/connection.ts'
import { attachmentOf, cancelInvoice, issueInvoice } from '../../money/index.ts'
import { markFeeUnpaid } from '../applications/queries.ts'
import { markFinal } from './queries.ts'
import { type Result, setParticipationInvoice, setResults } from './result-queries.ts'

const WAIT_MS = RESULT_MAILS_WAIT_MINUTES * 60_000

/**
 * Makes a selection final: every decision becomes a result, which teacher and office see at once. The people learn it
 * with their letters. The caller has locked the selection and has checked that it can be final.
 */
export const saveResults = async (
  tx: Tx,
  masterclass_id: number,
  actor_id: number,
  now: Date,
): Promise<Result['outcome'][]> => {
  const outcomes = await setResults(tx, masterclass_id)
  const selected_count = outcomes.filter(outcome => outcome === 'accepted').length
  const letters_due_at = new Date(now.getTime() + WAIT_MS)
  await markFinal(tx, masterclass_id, {
    finalized_by: actor_id,
    finalized_at: now,
    selected_count,
    letters_due_at,
  })
  return outcomes
}

/**
 * Invoices the place of somebody who is accepted, and cancels an unpaid handling fee. Returns the attachments of the
 * letter.
 */
export const settleResult = async (tx: Tx, result: Result, now: Date): Promise<string[]> => {
  const { outcome, fee_invoice_id, participation_fee_cents } = result
  if (outcome === 'unpaid' && fee_invoice_id) {
    const cancellation = await cancelInvoice(tx, fee_invoice_id, now)
    // The office has waived it since the final save: nobody owes it any more.
    if (!cancellation) return []
    await markFeeUnpaid(tx, fee_invoice_id)
    return [attachmentOf(cancellation.id)]
  }
  if (outcome !== 'accepted' || participation_fee_cents === 0) return []
  return [attachmentOf(await invoicePlace(tx, result, now))]
}

/** Issues the invoice of a place. Returns its id. */
export const invoicePlace = async (tx: Tx, result: Result, now: Date): Promise<number> => {
  const { account_id, teacher, participation_fee_cents } = result
  const subject: Record<Locale, string> = {
    de: `Teilnahmegebühr: ${result.instrument_de} bei ${teacher}`,
    en: `Participation fee: ${result.instrument_en} with ${teacher}`,
  }
  const { id } = await issueInvoice(
    tx,
    {
      account_id,
      kind: 'participation_fee',
      subject,
      lines: [{ description: subject, quantity: 1, unit_cents: participation_fee_cents }],
      service_start: result.start_date,
      service_end: result.end_date,
    },
    now,
  )
  await setParticipationInvoice(tx, result.application_id, id)
  return id
}
