import type { confirmTotp as endpoint } from '@academy/contract/second-factor/endpoints'
import { lockAccount } from '../../db/locks.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { countAttempt, resetAttempts } from '../../lib/password-attempts.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { addFactor } from './change-factors.ts'
import { confirmTotpRow, findTotp } from './queries.ts'
import { confirmationAttempts } from './rules.ts'
import { openTotp, stepOfCode } from './totp.ts'

export const confirmTotp: Operation<typeof endpoint> = async (services, { user, body, locale, now }) => {
  const { db, secret } = services
  const attempts = confirmationAttempts(user.token_hash)
  await countAttempt(db, attempts)
  const added = await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    const factor = await findTotp(tx, user.id)
    if (!factor || factor.confirmed_at) throw problem('not_found')
    const totp = openTotp(secret, user.id, factor.secret)
    const step = totp && stepOfCode(totp, body.code)
    if (!step) throw invalidInput({ code: 'CODE_WRONG' }, locale)
    return addFactor(tx, services, {
      user,
      now,
      change: 'authenticator_added',
      insert: () => confirmTotpRow(tx, user.id, { step, now }),
    })
  })
  await resetAttempts(db, attempts)
  return added
}
