import * as office from '@academy/contract/access/second-factor/office-endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { factorMethodsOf } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { newToken } from '../../../base/tokens.ts'
import { findAccount, lockForChange } from '../accounts/queries.ts'
import { mayChange } from '../accounts/rules.ts'
import { sendResetAskedMail } from './mails.ts'
import { resetFactors } from './reset-factors.ts'
import { findReset, insertReset } from './reset-queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** At once, or a day later for an admin, who can stop it. Nobody resets their own: they remove it. */
export const resetSecondFactor = serve(
  office.resetSecondFactor,
  ({ db, config }, { params: { id }, user, now }) =>
    db.transaction().execute(async tx => {
      const account = await lockForChange(tx, id, user.id)
      if (!account) throw problem('not_found')
      if (id === user.id || !mayChange(user, account)) throw problem('forbidden')
      if ((await factorMethodsOf(tx, id)).length === 0) throw problem('second_factor_absent')
      const about = { account_id: id, siteUrl: config.siteUrl }
      if (!account.roles.includes('Admin')) {
        await resetFactors(tx, { ...about, actor_id: user.id, now })
        return { reset_at: null }
      }
      const token = newToken()
      const due_at = new Date(now.getTime() + DAY_MS)
      const reset = { account_id: id, asked_by: user.id, asked_at: now, due_at, token }
      if (await insertReset(tx, reset)) {
        await audit(tx, { at: now, action: 'second_factor_reset_asked', actor_id: user.id, account_id: id })
        const asker = await findAccount(tx, user.id)
        const asked_by = asker ? `${asker.first_name} ${asker.last_name}` : ''
        await sendResetAskedMail(tx, { ...about, asked_by, asked_by_id: user.id, due_at, token }, now)
      }
      return { reset_at: (await findReset(tx, id))?.due_at ?? due_at.toISOString() }
    }),
)
