import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { guard, type Limit } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { confirmPassword, findAccount, lockForChange, mayChangeOther } from '../../access/index.ts'
import { erasureOf, personErasureOf } from './erasure.ts'
import {
  confirmationToken,
  isConfirmation,
  readToken,
  sendConfirmationLink,
  sendErasureRequested,
} from './mails.ts'
import { findErasure, findLastRequest, insertRequest } from './queries.ts'
import { eraseAfter, obstaclesOf } from './rules.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockForChange>>>

interface Request {
  id: number
  actor_id: number
  reason: string
  now: Date
  /** Refuses who may not do this. */
  check?: (account: Account, tx: Tx) => void | Promise<void>
  /** Replaced only in the test that shows why the account is locked. */
  lock?: typeof lockForChange
}

const refuseIfBlocked = async (tx: Tx, id: number, now: Date) => {
  const found = await findErasure(tx, id, dayInVienna(now))
  if (!found || found.erased_at !== null) throw problem('already_erased')
  if (!found.request && obstaclesOf(found).length > 0) throw problem('erasure_blocked')
  return found
}

/** Asks for an account to be erased. Changes nothing if that is under way. */
export const requestErasureOf = (
  { db, config: { siteUrl } }: Pick<Services, 'db' | 'config'>,
  { id, actor_id, reason, now, check, lock = lockForChange }: Request,
): Promise<void> =>
  db.transaction().execute(async tx => {
    const account = await lock(tx, id, actor_id)
    if (!account) throw problem('not_found')
    await check?.(account, tx)
    const { request } = await refuseIfBlocked(tx, id, now)
    if (request) return
    const erase_after = eraseAfter(now)
    const added = { account_id: id, requested_at: now, requested_by: actor_id, reason, erase_after }
    if (!(await insertRequest(tx, added))) return
    const details = { date: dayInVienna(erase_after), ...(reason && { reason }) }
    await audit(tx, { at: now, action: 'erasure_requested', actor_id, account_id: id, details })
    await sendErasureRequested(tx, { account, erase_after, isByOffice: actor_id !== id, siteUrl }, now)
  })

export const requestOwn = serve(contract.requestErasure, async (services, { body, user, locale, now }) => {
  const { db } = services
  await confirmPassword(db, user.id, body.current_password, locale)
  await requestErasureOf(services, { id: user.id, actor_id: user.id, reason: '', now })
  return erasureOf(db, user.id, now)
})

export const requestForPerson = serve(
  contract.requestPersonErasure,
  async (services, { params: { id }, body: { reason }, user, now }) => {
    const check = (account: Account) => {
      if (!mayChangeOther(user, account)) throw problem('forbidden')
    }
    await requestErasureOf(services, { id, actor_id: user.id, reason, now, check })
    return personErasureOf(services.db, id, { user, now })
  },
)

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
