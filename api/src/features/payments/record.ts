import type { Locale } from '@academy/contract/locale'
import { centsOf } from '@academy/contract/money'
import type {
  recordPayment as paymentEndpoint,
  recordRefund as refundEndpoint,
} from '@academy/contract/payments/endpoints'
import type { Tx } from '../../db/connection.ts'
import { lockBalance } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { insertPayment } from '../invoices/queries.ts'
import { findByRequestKey, findInvoiceSummary } from './queries.ts'
import { entryErrors } from './rules.ts'
import { settle } from './settle.ts'
import { loadInvoice } from './show-invoice.ts'

interface Entry {
  invoice_id: number
  amount: number
  paid_on: string
  request_key?: string | undefined
  actor_id: number
  locale: Locale
  now: Date
}
type Direction = 'payment' | 'refund'

/**
 * Whether this request was processed before. Refuses a key that was used for another entry, which would
 * otherwise be lost unnoticed.
 */
const isRepeated = async (tx: Tx, amount_cents: number, { invoice_id, request_key, paid_on }: Entry) => {
  const sent = request_key && (await findByRequestKey(tx, invoice_id, request_key))
  if (!sent) return false
  if (sent.amount_cents !== amount_cents || sent.paid_on !== paid_on) throw problem('request_key_used')
  return true
}

/**
 * Records an entry, or returns undefined if this request was processed before. Locks the balance, so that
 * concurrent entries run one after the other.
 */
const enter = async (tx: Tx, direction: Direction, entry: Entry) => {
  const { invoice_id, paid_on, request_key, actor_id, now } = entry
  const balance = await lockBalance(tx, invoice_id)
  if (!balance) throw problem('not_found')
  const cents = centsOf(entry.amount)
  const amount_cents = direction === 'payment' ? cents : -cents
  if (await isRepeated(tx, amount_cents, entry)) return undefined

  const { outstanding_cents, paid_cents, is_cancelled } = balance
  const refundable = is_cancelled ? paid_cents : 0
  const open_cents = direction === 'payment' ? outstanding_cents : refundable
  if (open_cents === 0) throw problem('invoice_settled')
  const errors = entryErrors({ cents, open_cents, paid_on, today: dayInVienna(now) })
  if (Object.keys(errors).length > 0) throw invalidInput(errors, entry.locale)
  const { id: payment_id } = await insertPayment(tx, {
    invoice_id,
    amount_cents,
    paid_on,
    request_key: request_key ?? null,
    recorded_at: now,
    recorded_by: actor_id,
  })
  const summary = await findInvoiceSummary(tx, invoice_id)
  const { account_id, invoice_number } = summary
  const left_cents = open_cents - cents
  const details = { invoice_number, payment_id, amount_cents, paid_on, left_cents }
  await audit(tx, { at: now, action: `${direction}_recorded`, actor_id, account_id, details })
  return { payment_id, summary, left_cents }
}

export const recordPayment: Verb<typeof paymentEndpoint> = async (
  services,
  { params, body, user, locale, now },
) => {
  const entry = { invoice_id: params.id, ...body, actor_id: user.id, locale, now }
  await services.db.transaction().execute(async tx => {
    const entered = await enter(tx, 'payment', entry)
    if (entered?.left_cents === 0) await settle(services, tx, { ...entered, actor_id: user.id, now })
  })
  return loadInvoice(services, params.id, now)
}

export const recordRefund: Verb<typeof refundEndpoint> = async (
  services,
  { params, body, user, locale, now },
) => {
  const entry = { invoice_id: params.id, ...body, actor_id: user.id, locale, now }
  await services.db.transaction().execute(tx => enter(tx, 'refund', entry))
  return loadInvoice(services, params.id, now)
}
