import type { Locale } from '@academy/contract/base/locale'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import { shareOut } from '@academy/contract/base/share-out'
import * as contract from '@academy/contract/money/person-account/endpoints'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { findCredit } from '../invoices/allocation-queries.ts'
import { withInvoiceLink } from '../invoices/links.ts'
import { allocate, release } from '../payments/allocate.ts'
import { bookPayment } from '../payments/book-payment.ts'
import { bookRefund } from '../payments/book-refund.ts'
import { findRepeated } from '../payments/insert-entry.ts'
import { entryErrors } from '../payments/payments.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { requireOwnInvoice } from '../permissions.ts'
import { countKnown, findOwnerOf, findPersonAccount, isOwnAllocation, isOwnPayment } from './queries.ts'

/** Adds what the person owes after each entry. */
export const withBalances = <Entry extends { amount_cents: number }>(entries: readonly Entry[]) => {
  let balance_cents = 0
  return entries.map(({ amount_cents, ...entry }) => {
    balance_cents += amount_cents
    return { ...entry, amount: eurosOf(amount_cents), balance: eurosOf(balance_cents) }
  })
}

export const loadPersonAccount = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<PersonAccount & { locale: Locale }> => {
  const found = await findPersonAccount(services.db, account_id, dayInVienna(now))
  if (!found) throw problem('not_found')
  const { email, entries: stored, ...account } = found
  const entries = withBalances(stored).map(({ invoice, ...entry }) => ({
    ...entry,
    invoice: invoice && withInvoiceLink(services, invoice, now),
  }))
  return { ...account, balance: entries.at(-1)?.balance ?? 0, entries }
}

/** Returns the account without what only the program reads. */
const presentPersonAccount = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<PersonAccount> => {
  const { locale, ...account } = await loadPersonAccount(services, account_id, now)
  return account
}

export const showOwn = serve(contract.myAccount, (services, { user, now }) =>
  presentPersonAccount(services, user.id, now),
)

export const show = serve(contract.personAccount, (services, { params, now }) =>
  presentPersonAccount(services, params.id, now),
)

/** Undoes a payment or refund of this account. */
export const undoEntry = serve(contract.undoEntry, async (services, { params, body, user, now }) => {
  const { id, entry_id: payment_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnPayment(tx, id, payment_id))) throw problem('not_found')
    const undoing = { payment_id, reason: body.reason }
    await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
  })
  return presentPersonAccount(services, id, now)
})

type MessageLocale = Parameters<typeof invalidInput>[1]

const refuseInvalid = (entry: Parameters<typeof entryErrors>[0], locale: MessageLocale) => {
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
    return presentPersonAccount(services, params.id, now)
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
    return presentPersonAccount(services, params.id, now)
  },
)

/** Takes money of or for this person from an invoice. */
export const releaseEntry = serve(contract.releaseEntry, async (services, { params, body, user, now }) => {
  const { id, entry_id: allocation_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnAllocation(tx, id, allocation_id))) throw problem('not_found')
    await release(services, tx, { allocation_id, reason: body.reason }, { actor_id: user.id, now })
  })
  return presentPersonAccount(services, id, now)
})

interface Spending {
  account_id: number
  invoice_id: number
  actor_id: number
  now: Date
}

/** Pays an invoice from the credit of a person, the oldest money first, as far as it goes. */
const spend = async (services: Services, tx: Tx, { account_id, invoice_id, actor_id, now }: Spending) => {
  const balance = await lockBalance(tx, invoice_id)
  await lockCredit(tx)
  if (!balance) throw problem('not_found')
  if (balance.outstanding_cents === 0) throw problem('invoice_settled')
  const credit = await findCredit(tx, account_id)
  const parts = shareOut(
    balance.outstanding_cents,
    credit.map(({ payment_id, credit_cents }) => ({ id: payment_id, cents: credit_cents })),
  )
  if (parts.length === 0) throw problem('credit_too_low')
  for (const { id: payment_id, cents: amount_cents } of parts)
    await allocate(services, tx, { payment_id, invoice_id, amount_cents }, { actor_id, now })
}

export const spendForPerson = serve(contract.spendCredit, async (services, { params, body, user, now }) => {
  const spending = { account_id: params.id, invoice_id: body.invoice_id, actor_id: user.id, now }
  await services.db.transaction().execute(tx => spend(services, tx, spending))
  return presentPersonAccount(services, params.id, now)
})

/** Only for own invoices: the office allocates money to those of others. */
export const spendOwn = serve(contract.spendMyCredit, async (services, { body, user, now }) => {
  const { invoice_id } = body
  await services.db.transaction().execute(async tx => {
    requireOwnInvoice(user, await findOwnerOf(tx, invoice_id))
    await spend(services, tx, { account_id: user.id, invoice_id, actor_id: user.id, now })
  })
  return presentPersonAccount(services, user.id, now)
})
