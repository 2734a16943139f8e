import { RESULT_MAILS_WAIT_MINUTES } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import type { MailKey } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { attachmentOf, cancelInvoice, issueInvoice } from '../../money/index.ts'
import { markFeeUnpaid } from '../applications/queries.ts'
import { sendResults } from './mails.ts'
import { markFinal } from './queries.ts'
import { isTold, type Result, setAccepted, setParticipationInvoice, setResults } from './result-queries.ts'

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
const invoicePlace = async (tx: Tx, result: Result, now: Date): Promise<number> => {
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

interface Admission {
  application_id: number
  /** The key of the mail: that of the result was used by the final save. */
  key: MailKey
  siteUrl: string
  /** The invoice of a handling fee that came after the final save and is settled now. */
  late_fee_id?: number | undefined
}

/**
 * Gives somebody a place after the final save, with its invoice and mail. Until the letters have left, the letter will say it.
 * The caller has locked masterclass and application.
 */
export const admit = async (
  tx: Tx,
  { application_id, key, siteUrl, late_fee_id }: Admission,
  now: Date,
): Promise<void> => {
  const result = await setAccepted(tx, application_id)
  if (!result) throw problem('not_found')
  if (!(await isTold(tx, application_id))) return
  const invoices = result.participation_fee_cents > 0 ? [await invoicePlace(tx, result, now)] : []
  const papers = [...(late_fee_id === undefined ? [] : [late_fee_id]), ...invoices]
  const paysLateFee = late_fee_id !== undefined
  const mail = { result, key, invoiceAttachments: papers.map(attachmentOf), rooms: [], paysLateFee }
  await sendResults(tx, siteUrl, [mail], now)
}
