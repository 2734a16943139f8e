import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/money/payments/endpoints'
import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { withInvoiceLink } from '../invoices/links.ts'
import { bookPayment } from './book-payment.ts'
import { bookRefund } from './book-refund.ts'
import { findInvoiceOf } from './entry-queries.ts'
import { findRepeated, lockPayable } from './insert-entry.ts'
import { findInvoice, findInvoiceOwner, findRefundable } from './queries.ts'
import { undoPaymentIn } from './undo-payment.ts'

const loadInvoice = async (services: Services, id: number, now: Date): Promise<InvoiceWithPayments> => {
  const found = await findInvoice(services.db, id, dayInVienna(now))
  if (!found) throw problem('not_found')
  return withInvoiceLink(services, found, now)
}

export const showInvoice = serve(contract.invoice, (services, { params, now }) =>
  loadInvoice(services, params.id, now),
)

/** Undoes a mistaken entry of an invoice. Money that was never on one is undone on the page of the account. */
export const undoPayment = serve(contract.undoPayment, async (services, { params, body, user, now }) => {
  const { id: payment_id } = params
  const invoice_id = await findInvoiceOf(services.db, payment_id)
  if (invoice_id === undefined) throw problem('not_found')
  const undoing = { payment_id, reason: body.reason }
  await services.db
    .transaction()
    .execute(tx => undoPaymentIn(services, tx, undoing, { actor_id: user.id, now }))
  return loadInvoice(services, invoice_id, now)
})

interface Entry {
  amount_cents: number
  /** What can be refunded; undefined for money that came, which has no limit. */
  limit_cents?: number
  paid_on: string
  today: string
}
type EntryErrors = Partial<Record<'amount' | 'paid_on', FieldMessage>>

const MAX_YEARS = 3
/** Entries may be late, but a day of long ago is a slip: its journal was closed. */
const firstDay = (today: string) => `${Number(today.slice(0, 4)) - MAX_YEARS}-01-01`

/** Returns the errors of an entry, by field. */
export const entryErrors = ({ amount_cents, limit_cents, paid_on, today }: Entry): EntryErrors => ({
  ...(limit_cents !== undefined && amount_cents > limit_cents && { amount: 'CREDIT_EXCEEDED' as const }),
  ...(paid_on < firstDay(today) && { paid_on: 'DAY_TOO_EARLY' as const }),
  ...(paid_on > today && { paid_on: 'DAY_IN_FUTURE' as const }),
})

const refuseInvalid = (errors: EntryErrors, locale: Locale) => {
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
}

const ownerOf = async (tx: Tx, invoice_id: number) => {
  const owner = await findInvoiceOwner(tx, invoice_id)
  if (!owner) throw problem('not_found')
  return owner
}

/** What is more than open counts on the other open invoices of the person, and the rest is credit. */
export const recordPayment = serve(
  contract.recordPayment,
  async (services, { params, body, user, locale, now }) => {
    const { id: invoice_id } = params
    await services.db.transaction().execute(async tx => {
      const { amount, ...input } = body
      const { account_id } = await ownerOf(tx, invoice_id)
      const entry = { ...input, account_id, amount_cents: centsOf(amount) }
      const payable = await lockPayable(tx, { account_ids: [account_id], invoice_ids: [invoice_id] })
      if (await findRepeated(tx, entry)) return
      // Guards against entering the same transfer twice.
      if (!payable.find(one => one.invoice_id === invoice_id)?.outstanding_cents)
        throw problem('invoice_settled')
      refuseInvalid(entryErrors({ ...entry, today: dayInVienna(now) }), locale)
      await bookPayment(services, tx, { ...entry, wanted: [{ invoice_id }] }, { actor_id: user.id, now })
    })
    return loadInvoice(services, invoice_id, now)
  },
)

export const recordRefund = serve(
  contract.recordRefund,
  async (services, { params, body, user, locale, now }) => {
    const { id: invoice_id } = params
    await services.db.transaction().execute(async tx => {
      const { amount, ...input } = body
      const { account_id, invoice_number } = await ownerOf(tx, invoice_id)
      const entry = { ...input, account_id, amount_cents: centsOf(amount) }
      await lockBalance(tx, invoice_id)
      await lockCredit(tx)
      if (await findRepeated(tx, { ...entry, amount_cents: -entry.amount_cents })) return
      const { cents: limit_cents, payment_ids } = await findRefundable(tx, invoice_id)
      if (limit_cents === 0) throw problem('invoice_settled')
      refuseInvalid(entryErrors({ ...entry, limit_cents, today: dayInVienna(now) }), locale)
      const refund = { ...entry, invoice_number, from: payment_ids }
      await bookRefund(services, tx, refund, { actor_id: user.id, now })
    })
    return loadInvoice(services, invoice_id, now)
  },
)
