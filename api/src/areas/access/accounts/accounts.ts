import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/access/accounts/endpoints'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { forgetNetworks, rememberNetwork } from '../../../base/familiar-networks.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { requiredFrom, requirementOf } from '../../../base/second-factor-requirement.ts'
import { serve } from '../../../base/serve.ts'
import { requireSession } from '../../../base/sessions.ts'
import { confirmPassword } from './login.ts'
import { sendPasswordChanged } from './password-mails.ts'
import { passwordHashOf, setPassword } from './password-queries.ts'
import { clearPendingEmail, findAccount, hasErasureRequest, lockForChange, userData } from './queries.ts'
import { needsUncommonPassword, resendLimits } from './rules.ts'
import { sendConfirmationLink } from './send-links.ts'

/** Invalidates the link sent to the new address. Idempotent. */
export const cancelAddressChange = serve(contract.cancelAddressChange, async ({ db }, { user, now }) => {
  if (await clearPendingEmail(db, user.id))
    await audit(db, { at: now, action: 'email_change_cancelled', actor_id: user.id, account_id: user.id })
  return undefined
})

export const showMe = serve(contract.me, async ({ db, config }, { user }) => {
  const [user_data, isToBeErased] = await Promise.all([userData(db, user.id), hasErasureRequest(db, user.id)])
  if (!user_data) throw problem('unauthorized')
  const { lacks_factor, roles } = user
  const from = lacks_factor && requiredFrom(requirementOf(lacks_factor, config.isProduction), roles)
  return {
    user_data,
    ...(from && { second_factor_from: from.toISOString() }),
    ...(isToBeErased && { erasure_requested: true as const }),
  }
})

const messages: Record<Locale, string> = {
  en: 'The confirmation link is on its way.',
  de: 'Der Bestätigungslink ist unterwegs.',
}

/** Sends to the address that waits for confirmation: the pending one, or the one of the registration. */
export const resendVerification = serve(
  contract.resendVerification,
  async (services, { user, locale, now, address }) => {
    const { db } = services
    const account = await findAccount(db, user.id)
    if (!account) throw problem('unauthorized')
    if (account.email_verified && !account.pending_email) throw problem('already_verified')
    await guard(db, resendLimits(user.id, account.pending_email ?? account.email, address))
    await db.transaction().execute(tx => sendConfirmationLink(services, tx, account, now))
    return { message: messages[locale] }
  },
)

export const changePassword = serve(
  contract.changePassword,
  async (services, { body, user, locale, now, address }) => {
    const { db, secret } = services
    const { id } = user
    const compared = await confirmPassword(db, id, body.current_password, locale)
    if (needsUncommonPassword(user.roles) && isCommonPassword(body.password))
      throw invalidInput({ password: 'PASSWORD_COMMON' }, locale)
    const password_hash = await hashPassword(body.password)
    await db.transaction().execute(async tx => {
      const account = await lockForChange(tx, id)
      if (!account) throw problem('unauthorized')
      // While the password was hashed, the session may have been ended or the password changed elsewhere.
      await requireSession(tx, user)
      if ((await passwordHashOf(tx, id)) !== compared)
        throw invalidInput({ current_password: 'CURRENT_PASSWORD_WRONG' }, locale)
      await setPassword(tx, id, password_hash, user.token_hash)
      await forgetNetworks(tx, id)
      await rememberNetwork(tx, secret, { account_id: id, address, now })
      await audit(tx, { at: now, action: 'password_changed', actor_id: id, account_id: id, address })
      await sendPasswordChanged(services, tx, account, 'changed', now)
    })
    return undefined
  },
)
