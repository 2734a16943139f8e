import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/money/payments/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { bookPayment } from './book-payment.ts'
import { bookRefund } from './book-refund.ts'
import { findInvoiceOwner, findRefundable } from './detail-queries.ts'
import { findRepeated } from './insert-entry.ts'
import { lockPayable } from './lock-money.ts'
import { loadInvoice } from './payments.ts'
import { type EntryErrors, entryErrors } from './rules.ts'

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
