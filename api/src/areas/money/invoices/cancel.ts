import { byLocale, type Locale } from '@academy/contract/base/locale'
import { loadAssociation } from '../../../base/association.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { findAllocationsOn, findReplacedMoney, releaseAllocations } from './allocation-queries.ts'
import { sendReplaced } from './correction-mails.ts'
import { nextInvoiceNumber } from './issue.ts'
import { insertState } from './pdf-queries.ts'
import { findAddressee, findIssued, insertInvoice } from './queries.ts'
import { cancelledLine } from './rules.ts'

const subjects: Record<Locale, (number: string) => string> = {
  de: number => `Storno der Rechnung ${number}`,
  en: number => `Cancellation of invoice ${number}`,
}

/** What was paid on a cancelled invoice, by payment. */
export type ReleasedMoney = Awaited<ReturnType<typeof findAllocationsOn>>

interface CancelledInvoice {
  cancellation: { id: number; invoice_number: string }
  /** What had been paid on the cancelled invoice. */
  paid_cents: number
  released: ReleasedMoney
}

/**
 * Cancels an invoice: what was paid on it is credit again. The caller records the state that the paper shows. Returns
 * undefined if it is already cancelled.
 */
export const cancelAndRelease = async (
  tx: Tx,
  invoice_id: number,
  actor_id: number | null,
  now: Date,
): Promise<CancelledInvoice | undefined> => {
  const balance = await lockBalance(tx, invoice_id)
  const first = await findIssued(tx, invoice_id)
  if (!balance || !first || first.cancels_id) throw new Error(`Invoice ${invoice_id} cannot be cancelled`)
  if (balance.is_cancelled) return undefined
  const issuer = await loadAssociation(tx)
  const numbered = await nextInvoiceNumber(tx, now)
  if (balance.paid_cents > 0) await lockCredit(tx)
  const released = await findAllocationsOn(tx, invoice_id)
  await releaseAllocations(
    tx,
    released.map(({ id }) => id),
    { released_at: now, released_by: actor_id },
  )
  const { account_id, kind, locale, service_start, service_end, recipient } = first
  const cancellation = await insertInvoice(tx, {
    ...numbered,
    account_id,
    kind,
    cancels_id: first.id,
    locale,
    subject: subjects[locale](first.invoice_number),
    subjects: byLocale(one => subjects[one](first.invoice_number)),
    due_date: numbered.invoice_date,
    service_start,
    service_end,
    total_cents: -first.total_cents,
    recipient,
    issuer,
    lines: first.lines.map(cancelledLine),
  })
  return { cancellation, paid_cents: balance.paid_cents, released }
}

/** Cancels an invoice by issuing a cancellation. Returns undefined if it is already cancelled. */
export const cancelInvoice = async (
  tx: Tx,
  invoice_id: number,
  now: Date,
): Promise<{ id: number; invoice_number: string } | undefined> => {
  const cancelled = await cancelAndRelease(tx, invoice_id, null, now)
  if (!cancelled) return undefined
  const { cancellation, paid_cents } = cancelled
  await insertState(tx, { invoice_id: cancellation.id, paid_cents })
  return cancellation
}

/** Cancels an invoice and sends the cancellation, with what became credit. Does nothing if it is already cancelled. */
export const cancelAndNotify = async (
  siteUrl: string,
  tx: Tx,
  invoice_id: number,
  now: Date,
): Promise<void> => {
  const cancellation = await cancelInvoice(tx, invoice_id, now)
  const first = await findIssued(tx, invoice_id)
  const person = first && (await findAddressee(tx, first.account_id))
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
