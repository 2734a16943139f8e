import { type Locale, officeLocale } from '@academy/contract/base/locale'
import { renewInvoice } from '@academy/contract/money/invoices/endpoints'
import type { CorrectionKind, IssuedDocuments } from '@academy/contract/money/ledger/act-schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount, lockBalance } from '../../../db/locks.ts'
import { findReplacedMoney } from '../invoices/allocation-queries.ts'
import { sendReplaced } from '../invoices/correction-mails.ts'
import { type ForwardedApplication, invoiceFollowers } from '../invoices/followers.ts'
import type { InvoiceInput } from '../invoices/issue.ts'
import { findAddressee, findIssued, findRecipient, type IssuedInvoice } from '../invoices/queries.ts'
import { replaceInvoice, sameInvoice } from '../invoices/replace.ts'
import { isRenewable } from '../invoices/rules.ts'
import { requireOwnInvoice } from '../permissions.ts'
import { findBalance, insertCorrection } from './act-queries.ts'

interface Act {
  id: number
  reason: string
  notify: boolean
  actor_id: number
  now: Date
}

export interface Outcome {
  kind: CorrectionKind
  /** Undefined if nothing is due any more. */
  by: InvoiceInput | undefined
}

/** Locks an invoice and what it is for, and returns its balance. */
const lockInvoice = async (
  tx: Tx,
  { id, account_id, kind }: IssuedInvoice,
): Promise<{ is_cancelled: boolean } | undefined> => {
  // Bookings change under the lock of their account.
  await lockAccount(tx, account_id)
  const followers = invoiceFollowers.registered()
  for (const follower of followers) await follower.lockBefore?.(tx, { id, kind })
  const balance = await lockBalance(tx, id)
  for (const follower of followers) await follower.lockAfter?.(tx, { id, kind })
  return balance
}

/** Returns an invoice that can be replaced. Refuses one that is cancelled, or is a cancellation. */
const findReplaceable = async (tx: Tx, id: number): Promise<IssuedInvoice> => {
  const invoice = await findIssued(tx, id)
  if (!invoice) throw problem('not_found')
  if (invoice.cancels_id) throw problem('invoice_is_cancellation')
  const balance = await lockInvoice(tx, invoice)
  if (balance?.is_cancelled) throw problem('invoice_cancelled')
  return invoice
}

/** Tells what the invoice was for. Returns the application that is forwarded by it. */
const tellReplaced = async (tx: Tx, from: number, due_id: number | null, now: Date) => {
  const balance = due_id ? await findBalance(tx, due_id) : undefined
  const to = due_id && balance ? { id: due_id, total_cents: balance.total_cents } : null
  const isSettled = !balance || balance.outstanding_cents === 0
  let forwarded: ForwardedApplication | undefined
  for (const follower of invoiceFollowers.registered())
    forwarded = (await follower.onReplaced?.(tx, { from, to, isSettled }, now)) ?? forwarded
  return forwarded
}

/** What the record says: how much was granted or cancelled, and what the invoice came to before and comes to now. */
const amountsOf = (kind: CorrectionKind, before_cents: number, after_cents: number | undefined) => ({
  ...(kind !== 'corrected' && { amount_cents: before_cents - (after_cents ?? 0) }),
  ...(after_cents !== undefined && { total_cents: [String(before_cents), String(after_cents)] }),
})

const named = async (tx: Tx, id: number | null | undefined) => {
  const found = id ? await findIssued(tx, id) : undefined
  return found ? { id: found.id, invoice_number: found.invoice_number, invoice: found } : undefined
}

/**
 * Cancels an invoice and issues what replaces it, if anything is due. What it was for follows: its links lead to the
 * replacement, and a handling fee that is settled by it forwards the application.
 */
export const replaceIn = async (
  { config }: { config: Pick<Services['config'], 'siteUrl'> },
  tx: Tx,
  { id, reason, notify, actor_id, now }: Act,
  decide: (first: IssuedInvoice) => Outcome,
): Promise<IssuedDocuments> => {
  const first = await findReplaceable(tx, id)
  const { kind, by } = decide(first)
  const { account_id, invoice_number } = first
  const { due_id, invoice_ids } = await replaceInvoice(tx, { from: id, by, account_id, actor_id }, now)
  const cancellation = await named(
    tx,
    invoice_ids.find(issued => issued !== due_id),
  )
  if (!cancellation) throw new Error(`Invoice ${id} was cancelled in spite of its lock`)
  const replacement = await named(tx, due_id)
  const made = { made_at: now, made_by: actor_id }
  await insertCorrection(tx, {
    cancellation_id: cancellation.id,
    replacement_id: due_id,
    kind,
    reason,
    ...made,
  })
  const forwarded = await tellReplaced(tx, id, due_id, now)
  const details = {
    invoice_number,
    ...(replacement && { to_invoice: replacement.invoice_number }),
    ...amountsOf(kind, first.total_cents, replacement?.invoice.total_cents),
    reason,
  }
  await audit(tx, { at: now, action: `invoice_${kind}`, actor_id, account_id, details })
  if (forwarded) {
    const { application_id } = forwarded
    await audit(tx, {
      at: now,
      action: 'application_forwarded',
      actor_id,
      account_id,
      details: { application_id },
    })
  }
  const person = await findAddressee(tx, account_id)
  if (notify && person)
    await sendReplaced(
      tx,
      {
        siteUrl: config.siteUrl,
        person,
        kind,
        first,
        replacement: replacement?.invoice,
        teacher: forwarded?.teacher,
        money: await findReplacedMoney(tx, id, due_id),
        invoice_ids,
      },
      now,
    )
  const nameOf = (one: typeof replacement) => one && { id: one.id, invoice_number: one.invoice_number }
  return { cancellation: nameOf(cancellation) ?? null, invoice: nameOf(replacement) ?? null }
}

export const replaceByOffice = (
  services: Services,
  act: Act,
  decide: (first: IssuedInvoice) => Outcome,
): Promise<IssuedDocuments> => services.db.transaction().execute(tx => replaceIn(services, tx, act, decide))

/** For the office, which reads why a document was issued. */
const reasons: Record<Locale, string> = {
  de: 'Die Person hat Adresse oder Namen ergänzt.',
  en: 'The person has added an address or a name.',
}

/** Issues an own invoice again, once, when the profile has what it lacks. */
export const renewOwn = serve(renewInvoice, (services, { params: { id }, user, now }) =>
  services.db.transaction().execute(async tx => {
    // Check before locking: nobody may block the invoice of somebody else.
    requireOwnInvoice(user, await findIssued(tx, id))
    const { recipient } = await findRecipient(tx, user.id)
    const act = { id, reason: reasons[officeLocale], notify: true, actor_id: user.id, now }
    const { invoice } = await replaceIn(services, tx, act, (first): Outcome => {
      if (!isRenewable(first.recipient, recipient)) throw problem('invoice_complete')
      return { kind: 'corrected', by: sameInvoice(first, dayInVienna(now)) }
    })
    if (!invoice) throw new Error(`Invoice ${id} was cancelled and not issued again`)
    return invoice
  }),
)
