import * as contract from '@academy/contract/access/second-factor/endpoints'
import * as office from '@academy/contract/access/second-factor/office-endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockForChange } from '../accounts/queries.ts'
import { mayChange } from '../accounts/rules.ts'
import { sendResetStoppedMail } from './mails.ts'
import { deleteReset, deleteResetByToken } from './reset-queries.ts'

const record = (tx: Tx, entry: { account_id: number; actor_id?: number; at: Date }) =>
  audit(tx, { ...entry, action: 'second_factor_reset_stopped' })

/** The owner stops a reset with the link of the mail. */
export const stopReset = serve(office.stopReset, async ({ db }, { body, now }) => {
  await db.transaction().execute(async tx => {
    const stopped = await deleteResetByToken(tx, body.token)
    if (!stopped) throw problem('invalid_link')
    await record(tx, { account_id: stopped.account_id, at: now })
  })
  return undefined
})

/** The owner stops a reset on the page "Access". */
export const stopOwnReset = serve(contract.stopOwnReset, async ({ db }, { user: { id }, now }) => {
  await db.transaction().execute(async tx => {
    if (!(await deleteReset(tx, id))) throw problem('reset_over')
    await record(tx, { account_id: id, actor_id: id, at: now })
  })
  return undefined
})

/** Callers who may request a reset may also cancel it. The owner was notified of the reset, so also of its end. */
export const cancelReset = serve(office.cancelReset, async ({ db, config }, call) => {
  const { params, user, now } = call
  const { id } = params
  await db.transaction().execute(async tx => {
    const account = await lockForChange(tx, id, user.id)
    if (!account) throw problem('not_found')
    if (!mayChange(user, account)) throw problem('forbidden')
    if (!(await deleteReset(tx, id))) throw problem('reset_over')
    await record(tx, { account_id: id, actor_id: user.id, at: now })
    await sendResetStoppedMail(tx, { account_id: id, siteUrl: config.siteUrl }, now)
  })
  return undefined
})
