import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/access/accounts/endpoints'
import { audit } from '../../../base/audit.ts'
import { forgetNetworks, rememberNetwork } from '../../../base/familiar-networks.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireSession } from '../../../base/sessions.ts'
import { confirmPassword } from './confirm-password.ts'
import { sendPasswordChanged } from './password-mails.ts'
import { passwordHashOf, setPassword } from './password-queries.ts'
import { lockForChange } from './queries.ts'
import { needsUncommonPassword } from './rules.ts'

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
