import type { Tx } from '../../../db/connection.ts'
import { cancelInvoice } from './cancel.ts'
import { sendReplaced } from './correction-mails.ts'
import { findPerson, findReplacedMoney } from './correction-queries.ts'
import { findIssued } from './queries.ts'

/** Cancels an invoice and sends the cancellation, with what became credit. Does nothing if it is already cancelled. */
export const cancelAndNotify = async (
  siteUrl: string,
  tx: Tx,
  invoice_id: number,
  now: Date,
): Promise<void> => {
  const cancellation = await cancelInvoice(tx, invoice_id, now)
  const first = await findIssued(tx, invoice_id)
  const person = first && (await findPerson(tx, first.account_id))
  if (!cancellation || !person) return
  await sendReplaced(
    tx,
    {
      siteUrl,
      person,
      kind: 'cancelled',
      first,
      replacement: undefined,
      teacher: undefined,
      money: await findReplacedMoney(tx, invoice_id, null),
      invoice_ids: [cancellation.id],
    },
    now,
  )
}
