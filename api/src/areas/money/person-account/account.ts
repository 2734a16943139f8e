import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/money/person-account/endpoints'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { withInvoiceLink } from '../invoices/sign-link.ts'
import { undoPaymentIn } from '../payments/undo-payment.ts'
import { isOwnPayment } from './invoice-queries.ts'
import { findAccount } from './queries.ts'
import { withBalances } from './rules.ts'

export const loadAccount = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<PersonAccount & { locale: Locale }> => {
  const found = await findAccount(services.db, account_id, dayInVienna(now))
  if (!found) throw problem('not_found')
  const { email, entries: stored, ...account } = found
  const entries = withBalances(stored).map(({ invoice, ...entry }) => ({
    ...entry,
    invoice: invoice && withInvoiceLink(services, invoice, now),
  }))
  return { ...account, balance: entries.at(-1)?.balance ?? 0, entries }
}

/** Returns the account without what only the program reads. */
export const presentAccount = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<PersonAccount> => {
  const { locale, ...account } = await loadAccount(services, account_id, now)
  return account
}

export const showOwn = serve(contract.myAccount, (services, { user, now }) =>
  presentAccount(services, user.id, now),
)

export const show = serve(contract.personAccount, (services, { params, now }) =>
  presentAccount(services, params.id, now),
)

/** Undoes a payment or refund of this account. */
export const undoEntry = serve(contract.undoEntry, async (services, { params, body, user, now }) => {
  const { id, entry_id: payment_id } = params
  await services.db.transaction().execute(async tx => {
    if (!(await isOwnPayment(tx, id, payment_id))) throw problem('not_found')
    const undoing = { payment_id, reason: body.reason }
    await undoPaymentIn(services, tx, undoing, { actor_id: user.id, now })
  })
  return presentAccount(services, id, now)
})
