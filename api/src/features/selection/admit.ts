// public: who accepts an offered place is admitted in the same way

import type { Tx } from '../../db/connection.ts'
import type { MailKey } from '../../lib/mail/send-mail.ts'
import { problem } from '../../lib/problem.ts'
import { attachmentOf } from '../invoices/attach.ts'
import { sendResults } from './mails.ts'
import { setAccepted } from './result-queries.ts'
import { invoicePlace } from './save-results.ts'

interface Admission {
  application_id: number
  /** The key of the mail: that of the result was used by the final save. */
  key: MailKey
  siteUrl: string
}

/** Gives somebody a place after the final save, with its invoice and mail. The caller has locked the application. */
export const admit = async (
  tx: Tx,
  { application_id, key, siteUrl }: Admission,
  now: Date,
): Promise<void> => {
  const result = await setAccepted(tx, application_id)
  if (!result) throw problem('not_found')
  const invoices = result.participation_fee_cents > 0 ? [await invoicePlace(tx, result, now)] : []
  const mail = { result, key, invoiceAttachments: invoices.map(attachmentOf), rooms: [] }
  await sendResults(tx, siteUrl, [mail], now)
}
