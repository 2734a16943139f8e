// public: the office withdraws an application for a person
import type { Tx } from '../../db/connection.ts'
import { lockAccount, lockBalances } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
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

interface ApplicationWithdrawal {
  id: number
  account_id: number
  /** The person, or somebody of the office. */
  actor_id: number
  /** Lets the office waive the cost of giving up a place. */
  free?: boolean
  /** The cost in euros that was confirmed. Undefined counts as 0. */
  confirmedCost: number | undefined
}

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

/** Deletes an unpaid application, withdraws a paid one, or gives up a place. */
export const withdrawApplication = (
  { db }: Services,
  withdrawal: ApplicationWithdrawal,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async tx => {
    const { id, account_id, actor_id, free = false } = withdrawal
    await lockAccount(tx, account_id)
    const { fee_invoice_id, participation_invoice_id } = (await findPlace(tx, id, account_id)) ?? {}
    await lockBalances(
      tx,
      [fee_invoice_id, participation_invoice_id].flatMap(invoice_id => invoice_id ?? []),
    )
    const locked = await lockApplication(tx, id, account_id)
    if (!locked) throw problem('not_found')
    const kind = withdrawalKind(locked)
    if (!kind) throw problem('application_fixed')
    if (kind === 'give up') await giveUpPlace(tx, withdrawal, now)
    else if (kind === 'remove' && fee_invoice_id) await remove(tx, id, fee_invoice_id, now)
    else await withdraw(tx, id, now)
    // A deleted application no longer tells its masterclass.
    const { masterclass_id } = locked
    const details = { application_id: id, masterclass_id, ...(free && { is_free: free }) }
    await audit(tx, { at: now, action: actions[kind], actor_id, account_id, details })
  })
