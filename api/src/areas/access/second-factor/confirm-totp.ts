import * as contract from '@academy/contract/access/second-factor/endpoints'
import { invalidInput } from '../../../base/invalid-input.ts'
import { countAttempt, resetAttempts } from '../../../base/password-attempts.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { addFactor } from './change-factors.ts'
import { confirmTotpRow, findTotp } from './queries.ts'
import { confirmationAttempts } from './rules.ts'
import { openTotp, stepOfCode } from './totp.ts'

export const confirmTotp = serve(contract.confirmTotp, async (services, { user, body, locale, now }) => {
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
})
