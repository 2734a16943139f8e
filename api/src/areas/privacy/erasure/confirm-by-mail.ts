import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { problem } from '../../../base/problem.ts'
import { guard, type Limit } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findAccount, lockForChange } from '../../access/index.ts'
import { confirmationToken, isConfirmation, readToken } from './confirmation-link.ts'
import { sendConfirmationLink } from './mails.ts'
import { erasureOf } from './present.ts'
import { findLastRequest } from './queries.ts'
import { refuseIfBlocked, requestErasureOf } from './request.ts'

const limits = (account_id: number): Limit[] => [
  { name: 'erasure-link', subject: String(account_id), max: 5, seconds: 60 * 60 },
]

/** For people without a password, or who have forgotten it. Sends nothing if the deletion is under way. */
export const mailLink = serve(contract.mailErasureLink, async ({ db, config, secret }, { user, now }) => {
  await guard(db, limits(user.id))
  await db.transaction().execute(async tx => {
    const account = await lockForChange(tx, user.id)
    if (!account) throw problem('unauthorized')
    const { request } = await refuseIfBlocked(tx, user.id, now)
    if (request) return
    if (!account.email_verified) throw problem('address_unconfirmed')
    const { id: account_id, email } = account
    const after = (await findLastRequest(tx, account_id))?.id ?? 0
    const token = confirmationToken(secret, { account_id, email, after }, now)
    await sendConfirmationLink(tx, { account, siteUrl: config.siteUrl, token }, now)
  })
  return undefined
})

interface Confirmation {
  token: string
  now: Date
  /** Replaced only in the test that shows why the account is locked. */
  lock?: typeof lockForChange
}

/** The link works until it has led to a request, also one that was cancelled since. */
export const confirmBy = async (services: Services, { token, now, lock }: Confirmation) => {
  const { db, secret } = services
  const read = readToken(token)
  const account = read && (await findAccount(db, read.account_id))
  if (!read || !account || !isConfirmation(secret, read, account.email, now)) throw problem('invalid_link')
  const { id } = account
  await requestErasureOf(services, {
    id,
    actor_id: id,
    reason: '',
    now,
    ...(lock && { lock }),
    check: async (locked, tx) => {
      const last = await findLastRequest(tx, id)
      const isUsed = !last?.is_open && (last?.id ?? 0) !== read.after
      if (isUsed || locked.email !== account.email) throw problem('invalid_link')
    },
  })
  const { request } = await erasureOf(db, id, now)
  if (!request) throw problem('invalid_link')
  return { erase_after: request.erase_after }
}

export const confirm = serve(contract.confirmErasure, (services, { body: { token }, now }) =>
  confirmBy(services, { token, now }),
)
