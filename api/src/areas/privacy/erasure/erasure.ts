import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockForChange } from '../../access/index.ts'
import { sendErasureCancelled } from './mails.ts'
import { erasureOf, mayErase, personErasureOf } from './present.ts'
import { cancelRequest } from './queries.ts'

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
    const account = await lockForChange(tx, id, user.id)
    if (!account) throw problem('not_found')
    if (!mayErase(user, account)) throw problem('forbidden')
    await keep(tx, account, user.id, now)
    return personErasureOf(tx, id, { user, now })
  }),
)
