// public: features cancel what they have invoiced
import type { Locale } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { lockBalance } from '../../db/locks.ts'
import { loadAssociation } from '../../lib/association.ts'
import { nextInvoiceNumber } from './next-number.ts'
import { findIssued, insertInvoice } from './queries.ts'
import { cancelledLine } from './rules.ts'
import { insertState } from './state-queries.ts'

const subjects: Record<Locale, (number: string) => string> = {
  de: number => `Storno der Rechnung ${number}`,
  en: number => `Cancellation of invoice ${number}`,
}

interface Cancellation {
  id: number
  invoice_number: string
  /** What had been paid on the cancelled invoice. */
  paid_cents: number
}

/** Issues a cancellation without the state that its paper shows. Returns undefined if there is one already. */
export const issueCancellation = async (
  tx: Tx,
  invoice_id: number,
  now: Date,
): Promise<Cancellation | undefined> => {
  const balance = await lockBalance(tx, invoice_id)
  const first = await findIssued(tx, invoice_id)
  if (!balance || !first || first.cancels_id) throw new Error(`Invoice ${invoice_id} cannot be cancelled`)
  if (balance.is_cancelled) return undefined
  const issuer = await loadAssociation(tx)
  const numbered = await nextInvoiceNumber(tx, now)
  const { account_id, kind, locale, service_start, service_end, recipient } = first
  const inserted = await insertInvoice(tx, {
    ...numbered,
    account_id,
    kind,
    cancels_id: first.id,
    locale,
    subject: subjects[locale](first.invoice_number),
    due_date: numbered.invoice_date,
    service_start,
    service_end,
    total_cents: -first.total_cents,
    recipient,
    issuer,
    lines: first.lines.map(cancelledLine),
  })
  return { ...inserted, paid_cents: balance.paid_cents }
}

/** Cancels an invoice by issuing a cancellation. Returns undefined if it is already cancelled. */
export const cancelInvoice = async (
  tx: Tx,
  invoice_id: number,
  now: Date,
): Promise<{ id: number; invoice_number: string } | undefined> => {
  const cancellation = await issueCancellation(tx, invoice_id, now)
  if (!cancellation) return undefined
  const { paid_cents, ...issued } = cancellation
  await insertState(tx, { invoice_id: issued.id, paid_cents })
  return issued
}
