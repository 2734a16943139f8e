import * as contract from '@academy/contract/access/accounts/endpoints'
import { accountProblems } from '@academy/contract/access/accounts/problems'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { choose } from '../../../base/consents.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { isSignedPath, timingSafeEqualText } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { addressHash, sendAddressChanged, sendVerification, verificationPath } from './mails.ts'
import {
  findByEmail,
  insertAccount,
  isEmailTaken,
  lockForChange,
  replaceEmail,
  setVerified,
  userData,
} from './queries.ts'
import { registerLimits } from './rules.ts'
import { sessionResponse, startSession } from './start-session.ts'

const isLinkOf = (email: string | null, hash: string) =>
  email !== null && timingSafeEqualText(addressHash(email), hash)

/** Confirms the address of the account, or replaces it with the pending one. */
const confirm = async (tx: Tx, id: number, hash: string, now: Date): Promise<void> => {
  const account = await lockForChange(tx, id)
  if (!account) throw problem('invalid_link')
  const { email: before, pending_email: email, pending_email_session: session } = account
  if (isLinkOf(before, hash)) {
    if (account.email_verified) return
    await setVerified(tx, id)
    await audit(tx, { at: now, action: 'email_verified', account_id: id })
    return
  }
  if (email === null || !isLinkOf(email, hash)) throw problem('invalid_link')
  await replaceEmail(tx, id, { email, email_verified: true, session })
  await audit(tx, { at: now, action: 'email_changed', account_id: id, details: { from: before, to: email } })
  await sendAddressChanged(tx, account, now)
}

export const verifyEmail = serve(
  contract.verifyEmail,
  async ({ db, secret }, { params: { id, hash }, query, now }) => {
    if (!isSignedPath(secret, verificationPath(id, hash), query, now)) throw problem('invalid_link')
    try {
      await db.transaction().execute(tx => confirm(tx, id, hash, now))
    } catch (error) {
      // Two accounts waited for this address, and the other was confirmed first.
      throw isEmailTaken(error) ? problem('new_address_taken') : error
    }
    return { verified: true } as const
  },
)

/** Names the field, so that the form shows the message there. */
const taken = (locale: Locale) =>
  problem('email_taken', { errors: { email_address: [accountProblems.email_taken[locale]] } })

export const register = serve(contract.register, async (services, call) => {
  const { db } = services
  const { body, locale, now, address } = call
  await guard(db, registerLimits(address))
  const { first_name, last_name, email_address: email, password, masterclass_id, news_wording } = body
  if (await findByEmail(db, email)) throw taken(locale)
  const password_hash = await hashPassword(password)
  try {
    return await db.transaction().execute(async tx => {
      const id = await insertAccount(tx, { first_name, last_name, email, password_hash, locale })
      const account = { id, email, first_name, locale, email_verified: false }
      if (news_wording !== undefined) {
        const choice = { kind: 'news', is_given: true, wording: news_wording } as const
        await choose(tx, { ...choice, account_id: id, actor_id: id, now })
      }
      const session = await startSession(services, tx, { account, call, isFirst: true })
      await sendVerification(services, tx, { ...account, masterclass_id }, now)
      const user_data = await userData(tx, id)
      if (!user_data || !session) throw problem('internal_error')
      return sessionResponse(services, user_data, session)
    })
  } catch (error) {
    throw isEmailTaken(error) ? taken(locale) : error
  }
})
