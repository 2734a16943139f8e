import type { deleteApplication as endpoint } from '@academy/contract/applications/endpoints'
import type { Tx } from '../../db/connection.ts'
import { lockAccount, lockBalances } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { giveUpPlace } from './give-up-place.ts'
import { sendRemoved, sendWithdrawn } from './mails.ts'
import {
  findApplicationSummary,
  findPlace,
  lockApplication,
  markWithdrawn,
  removeApplication,
} from './queries.ts'
import { withdrawalKind } from './rules.ts'

/** Deletes an application that no teacher has seen, and cancels its invoice. */
const remove = async (tx: Tx, id: number, fee_invoice_id: number, now: Date): Promise<void> => {
  const summary = await findApplicationSummary(tx, id)
  await removeApplication(tx, id)
  const cancellation = await cancelInvoice(tx, fee_invoice_id, now)
  if (cancellation) await sendRemoved(tx, summary, cancellation.id, now)
}

/** Marks an application as withdrawn. It stays with the teacher, among the declined. */
const withdraw = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await markWithdrawn(tx, id, { withdrawn_at: now })
  await sendWithdrawn(tx, await findApplicationSummary(tx, id), now)
}

const actions = {
  remove: 'application_deleted',
  withdraw: 'application_withdrawn',
  'give up': 'place_given_up',
} as const

export const withdrawApplication: Verb<typeof endpoint> = async (
  { db },
  { params: { id }, query, user, now },
) => {
  await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    const { fee_invoice_id, participation_invoice_id } = (await findPlace(tx, id, user.id)) ?? {}
    await lockBalances(
      tx,
      [fee_invoice_id, participation_invoice_id].flatMap(invoice_id => invoice_id ?? []),
    )
    const locked = await lockApplication(tx, id, user.id)
    if (!locked) throw problem('not_found')
    const kind = withdrawalKind(locked)
    if (!kind) throw problem('application_fixed')
    if (kind === 'give up') await giveUpPlace(tx, { id, account_id: user.id, confirmedCost: query.cost }, now)
    else if (kind === 'remove' && fee_invoice_id) await remove(tx, id, fee_invoice_id, now)
    else await withdraw(tx, id, now)
    await audit(tx, {
      at: now,
      action: actions[kind],
      actor_id: user.id,
      account_id: user.id,
      details: { application_id: id },
    })
  })
  return undefined
}
