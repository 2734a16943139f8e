import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/access/accounts/endpoints'
import { resetCodes } from '@academy/contract/access/accounts/reset-codes'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { forgetNetworks, rememberNetwork } from '../../../base/familiar-networks.ts'
import { resetAttempts } from '../../../base/password-attempts.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { invalidInput } from '../../../base/problem.ts'
import { guard, hit } from '../../../base/rate-limit.ts'
import { factorMethodsOf } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import type { Tx } from '../../../db/connection.ts'
import { grantRole } from './grant-role.ts'
import { sendPasswordChanged } from './password-mails.ts'
import { consumeReset, findRolesByReset, findTeacherWithoutRole, setPassword } from './password-queries.ts'
import { findByEmail } from './queries.ts'
import { forgotLimits, loginAttempts, needsUncommonPassword } from './rules.ts'
import { sendPasswordLink } from './send-links.ts'

const messages: Record<Locale, string> = {
  en: 'If there is an account with this address, a link is on its way.',
  de: 'Falls es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.',
}

export const forgotPassword = serve(
  contract.forgotPassword,
  async (services, { body, locale, now, address }) => {
    const { db } = services
    const limits = forgotLimits(body.email_address, address)
    await guard(db, limits.network)
    const [account] = await hit(db, [limits.account])
    const found = await findByEmail(db, body.email_address)
    await db.transaction().execute(async tx => {
      // Also for unknown addresses: the response time must not reveal whether an account exists.
      await audit(tx, { at: now, action: 'password_reset_asked', account_id: found?.id })
      if (!found || (account && account.hits > limits.account.max)) return
      await sendPasswordLink(services, tx, { ...found, by: 'person' }, now)
    })
    return { message: messages[locale] }
  },
)

/** The office has made the account of a teacher; now its address is known to be right. */
const grantTeacherRole = async (tx: Tx, account_id: number, address: string, now: Date) => {
  const found = await findTeacherWithoutRole(tx, account_id)
  if (!found) return
  const { id: teacher_id, roles } = found
  await grantRole(tx, {
    account: { id: account_id, roles },
    role: 'Teacher',
    details: { teacher_id },
    address,
    now,
  })
}

export const resetPassword = serve(
  contract.resetPassword,
  async (services, { body, locale, now, address }) => {
    const { db, secret } = services
    const token_hash = hashToken(body.token)
    // Hashing is expensive: do it only for an existing token.
    const roles = await findRolesByReset(db, token_hash)
    if (!roles) return { msgCode: resetCodes.failure }
    if (needsUncommonPassword(roles) && isCommonPassword(body.password))
      throw invalidInput({ password: 'PASSWORD_COMMON' }, locale)
    const password_hash = await hashPassword(body.password)
    const done = await db.transaction().execute(async tx => {
      const account = await consumeReset(tx, token_hash, body.email_address, now)
      if (!account) return false
      await setPassword(tx, account.id, password_hash)
      await grantTeacherRole(tx, account.id, address, now)
      // Someone who can read the mails may log in from here, regardless of failures from elsewhere. With a second factor the
      // network is not familiar before the second step.
      await forgetNetworks(tx, account.id)
      if ((await factorMethodsOf(tx, account.id)).length === 0)
        await rememberNetwork(tx, secret, { account_id: account.id, address, now })
      // Do not delay the owner because of the failed tries before the reset.
      await resetAttempts(
        tx,
        loginAttempts(body.email_address, { address, isKnownNetwork: true, isNoisy: false }),
      )
      await audit(tx, { at: now, action: 'password_changed', account_id: account.id, address })
      await sendPasswordChanged(services, tx, account, 'reset', now)
      return true
    })
    return { msgCode: done ? resetCodes.success : resetCodes.failure }
  },
)
