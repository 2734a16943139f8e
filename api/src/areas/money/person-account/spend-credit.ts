import { shareOut } from '@academy/contract/base/share-out'
import * as contract from '@academy/contract/money/person-account/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance } from '../../../db/locks.ts'
import { findCredit } from '../invoices/allocation-queries.ts'
import { allocate } from '../payments/allocate.ts'
import { presentAccount } from './account.ts'
import { findOwnerOf } from './invoice-queries.ts'

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
  return presentAccount(services, params.id, now)
})

/** Only for own invoices: the office allocates money to those of others. */
export const spendOwn = serve(contract.spendMyCredit, async (services, { body, user, now }) => {
  const { invoice_id } = body
  await services.db.transaction().execute(async tx => {
    if ((await findOwnerOf(tx, invoice_id))?.account_id !== user.id) throw problem('not_found')
    await spend(services, tx, { account_id: user.id, invoice_id, actor_id: user.id, now })
  })
  return presentAccount(services, user.id, now)
})
