import { isCommonPassword } from '@academy/contract/accounts/common-passwords'
import type { resetPassword as endpoint } from '@academy/contract/accounts/endpoints'
import { resetCodes } from '@academy/contract/accounts/reset-codes'
import type { Tx } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { forgetNetworks, rememberNetwork } from '../../lib/familiar-networks.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { resetAttempts } from '../../lib/password-attempts.ts'
import { hashPassword } from '../../lib/passwords.ts'
import { factorMethodsOf } from '../../lib/second-step.ts'
import type { Operation } from '../../lib/services.ts'
import { hashToken } from '../../lib/tokens.ts'
import { grantRole } from './grant-role.ts'
import { sendPasswordChanged } from './password-mails.ts'
import { setPassword } from './password-queries.ts'
import { consumeReset, findRolesByReset, findTeacherWithoutRole } from './reset-queries.ts'
import { loginAttempts, needsUncommonPassword } from './rules.ts'

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

export const resetPassword: Operation<typeof endpoint> = async (services, { body, locale, now, address }) => {
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
}
