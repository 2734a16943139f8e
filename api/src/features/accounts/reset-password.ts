import { type resetPassword as endpoint, resetCodes } from '@academy/contract/accounts'
import { audit } from '../../lib/audit.ts'
import { hashPassword } from '../../lib/passwords.ts'
import type { Verb } from '../../lib/services.ts'
import { hashToken } from '../../lib/tokens.ts'
import { sendPasswordChanged } from './mails.ts'
import { hasReset, setPassword, takeReset } from './queries.ts'

export const resetPassword: Verb<typeof endpoint> = async ({ db }, { body, now }) => {
  const token_hash = hashToken(body.token)
  // Hashing is dear: nobody gets it with a token that is not there.
  if (!(await hasReset(db, token_hash))) return { msgCode: resetCodes.failure }
  const password_hash = await hashPassword(body.password)
  const done = await db.transaction().execute(async tx => {
    const account = await takeReset(tx, token_hash, body.email_address, now)
    if (!account) return false
    await setPassword(tx, account.id, password_hash)
    await audit(tx, { at: now, action: 'password_changed', account_id: account.id })
    await sendPasswordChanged(tx, account, now)
    return true
  })
  return { msgCode: done ? resetCodes.success : resetCodes.failure }
}
