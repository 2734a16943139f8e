import type { MailKey } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { attachmentOf } from '../../money/index.ts'
import { sendResults } from './mails.ts'
import { isTold, setAccepted } from './result-queries.ts'
import { invoicePlace } from './save-results.ts'

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
