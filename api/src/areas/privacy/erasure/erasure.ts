import { FORESEEN_DAYS } from '@academy/contract/base/retention'
import * as contract from '@academy/contract/privacy/erasure/endpoints'
import type { Erasure, PersonErasure } from '@academy/contract/privacy/erasure/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { expiryOf, findPeriods, periodAfter } from '../../../base/retention.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findAccount, lockForChange, mayChangeOther, requireChangeable } from '../../access/index.ts'
import { findDormancy } from './dormant-queries.ts'
import { sendErasureCancelled } from './mails.ts'
import { cancelRequest, findErasure, type StoredErasure } from './queries.ts'
import { keptOf, obstaclesOf } from './rules.ts'

/** Returns when an account goes in the next 30 days because nobody uses it; null if it stays. */
const dormancyOf = async (db: Db | Tx, account_id: number, now: Date): Promise<PersonErasure['dormancy']> => {
  const amounts = await findPeriods(db)
  const before = expiryOf('account', amounts, periodAfter(now, { amount: FORESEEN_DAYS, unit: 'day' }))
  const wanted = { before, today: dayInVienna(now), years: amounts.account, now }
  const found = await findDormancy(db, account_id, wanted)
  if (!found) return null
  return {
    erase_on: dayInVienna(found.moment > now ? found.moment : now),
    told_at: found.told_at?.toISOString() ?? null,
  }
}

const presented = ({ request, outstanding, has_password, gets_mail, ...facts }: StoredErasure): Erasure => ({
  request: request && {
    requested_at: request.requested_at,
    erase_after: request.erase_after,
    is_by_office: request.is_by_office,
  },
  obstacles: obstaclesOf(facts),
  kept: keptOf(facts),
  outstanding,
  credit: facts.credit,
  has_password,
  gets_mail,
})

/** A person who was erased at this moment is logged out. */
export const erasureOf = async (db: Db | Tx, account_id: number, now: Date): Promise<Erasure> => {
  const stored = await findErasure(db, account_id, dayInVienna(now))
  if (!stored || stored.erased_at !== null) throw problem('unauthorized')
  return presented(stored)
}

export const personErasureOf = async (
  db: Db | Tx,
  account_id: number,
  { user, now }: { user: CallUser; now: Date },
): Promise<PersonErasure> => {
  const [stored, account] = [
    await findErasure(db, account_id, dayInVienna(now)),
    await findAccount(db, account_id),
  ]
  if (!stored || !account) throw problem('not_found')
  return {
    ...presented(stored),
    reason: stored.request?.reason ?? '',
    requested_by: stored.request?.requested_by ?? null,
    erased_at: stored.erased_at,
    ground: stored.ground,
    dormancy: stored.request ? null : await dormancyOf(db, account_id, now),
    can_change: mayChangeOther(user, account),
  }
}

export const showOwn = serve(contract.showErasure, ({ db }, { user, now }) => erasureOf(db, user.id, now))

export const showForPerson = serve(contract.showPersonErasure, ({ db }, { params, user, now }) =>
  personErasureOf(db, params.id, { user, now }),
)

type Account = NonNullable<Awaited<ReturnType<typeof lockForChange>>>

/** Idempotent. The caller has locked the account, so nobody is erased at this moment. */
const keep = async (tx: Tx, account: Account, actor_id: number, now: Date): Promise<void> => {
  if (!(await cancelRequest(tx, account.id, { cancelled_at: now, cancelled_by: actor_id }))) return
  await audit(tx, { at: now, action: 'erasure_cancelled', actor_id, account_id: account.id })
  await sendErasureCancelled(tx, account, now)
}

export const cancelOwn = serve(contract.cancelErasure, ({ db }, { user, now }) =>
  db.transaction().execute(async tx => {
    const account = await lockForChange(tx, user.id)
    if (!account) throw problem('unauthorized')
    await keep(tx, account, user.id, now)
    return erasureOf(tx, user.id, now)
  }),
)

export const cancelForPerson = serve(contract.cancelPersonErasure, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const account = requireChangeable(user, await lockForChange(tx, id, user.id), mayChangeOther)
    await keep(tx, account, user.id, now)
    return personErasureOf(tx, id, { user, now })
  }),
)
