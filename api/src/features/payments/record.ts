import type { Locale } from '@academy/contract/locale'
import type {
  recordPayment as paymentEndpoint,
  recordRefund as refundEndpoint,
} from '@academy/contract/payments'
import type { Tx } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { lockBalance } from '../invoices/queries.ts'
import { findMatter, insertPayment } from './queries.ts'
import { centsOf, faultsOf } from './rules.ts'
import { settle } from './settle.ts'
import { invoiceNow } from './show-invoice.ts'

interface Entry {
  invoice_id: number
  amount: number
  paid_on: string
  actor_id: number
  locale: Locale
  now: Date
}

/** The open amount, held until the transaction ends: of two people who enter the same payment, one is too late. */
const lockOpen = async (tx: Tx, id: number, direction: 'payment' | 'refund'): Promise<number> => {
  const balance = await lockBalance(tx, id)
  if (!balance) throw problem('not_found')
  const { outstanding_cents, paid_cents, is_cancelled } = balance
  const refundable = is_cancelled ? paid_cents : 0
  const open_cents = direction === 'payment' ? outstanding_cents : refundable
  if (open_cents === 0) throw problem('invoice_settled')
  return open_cents
}

const enter = async (tx: Tx, direction: 'payment' | 'refund', entry: Entry) => {
  const { invoice_id, paid_on, actor_id, now } = entry
  const open_cents = await lockOpen(tx, invoice_id, direction)
  const cents = centsOf(entry.amount)
  const faults = faultsOf({ cents, open_cents, paid_on, today: dayInVienna(now) })
  if (Object.keys(faults).length > 0) throw invalidInput(faults, entry.locale)
  const amount_cents = direction === 'payment' ? cents : -cents
  const payment = await insertPayment(tx, {
    invoice_id,
    amount_cents,
    paid_on,
    recorded_at: now,
    recorded_by: actor_id,
  })
  const matter = await findMatter(tx, invoice_id)
  const { account_id, invoice_number } = matter
  const left_cents = open_cents - cents
  const details = { invoice_number, payment_id: payment.id, amount_cents, paid_on, left_cents }
  await audit(tx, { at: now, action: `${direction}_recorded`, actor_id, account_id, details })
  return { payment_id: payment.id, matter, left_cents }
}

export const recordPayment: Verb<typeof paymentEndpoint> = async (
  services,
  { params, body, user, locale, now },
) => {
  const entry = { invoice_id: params.id, ...body, actor_id: user.id, locale, now }
  await services.db.transaction().execute(async tx => {
    const { left_cents, ...entered } = await enter(tx, 'payment', entry)
    if (left_cents === 0) await settle(services, tx, { ...entered, actor_id: user.id, now })
  })
  return invoiceNow(services, params.id, now)
}

export const recordRefund: Verb<typeof refundEndpoint> = async (
  services,
  { params, body, user, locale, now },
) => {
  const entry = { invoice_id: params.id, ...body, actor_id: user.id, locale, now }
  await services.db.transaction().execute(tx => enter(tx, 'refund', entry))
  return invoiceNow(services, params.id, now)
}
