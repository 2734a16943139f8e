import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/money/person-account/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { findCredit } from '../invoices/allocation-queries.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { bookRefund } from '../payments/book-refund.ts'
import { findRepeated } from '../payments/insert-entry.ts'
import { entryErrors } from '../payments/rules.ts'
import { presentAccount } from './account.ts'
import { countKnown } from './invoice-queries.ts'

type Locale = Parameters<typeof invalidInput>[1]

const refuseInvalid = (entry: Parameters<typeof entryErrors>[0], locale: Locale) => {
  const errors = entryErrors(entry)
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
}

const refuseUnknown = async (tx: Tx, account_id: number, invoice_ids: number[]) => {
  const { accounts, invoices } = await countKnown(tx, account_id, invoice_ids)
  if (accounts === 0 || invoices < new Set(invoice_ids).size) throw problem('not_found')
}

export const recordPayment = serve(
  contract.enterPayment,
  async (services, { params, body, user, locale, now }) => {
    const { amount, invoice_ids, ...input } = body
    const entry = { ...input, account_id: params.id, amount_cents: centsOf(amount) }
    await services.db.transaction().execute(async tx => {
      await refuseUnknown(tx, params.id, invoice_ids)
      refuseInvalid({ ...entry, today: dayInVienna(now) }, locale)
      const wanted = invoice_ids.map(invoice_id => ({ invoice_id }))
      await bookPayment(services, tx, { ...entry, wanted }, { actor_id: user.id, now })
    })
    return presentAccount(services, params.id, now)
  },
)

export const recordRefund = serve(
  contract.enterRefund,
  async (services, { params, body, user, locale, now }) => {
    const { amount, ...input } = body
    const entry = { ...input, account_id: params.id, amount_cents: centsOf(amount) }
    await services.db.transaction().execute(async tx => {
      await refuseUnknown(tx, params.id, [])
      await lockCredit(tx)
      if (await findRepeated(tx, { ...entry, amount_cents: -entry.amount_cents })) return
      const credit = await findCredit(tx, params.id)
      const limit_cents = credit.reduce((sum, { credit_cents }) => sum + credit_cents, 0)
      if (limit_cents === 0) throw problem('credit_too_low')
      refuseInvalid({ ...entry, limit_cents, today: dayInVienna(now) }, locale)
      await bookRefund(services, tx, entry, { actor_id: user.id, now })
    })
    return presentAccount(services, params.id, now)
  },
)
