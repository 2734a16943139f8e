import * as office from '@academy/contract/access/second-factor/office-endpoints'
import { fullName } from '@academy/contract/base/names'
import { audit } from '../../../base/audit.ts'
import { byAccount, eachByItself } from '../../../base/jobs/each-by-itself.ts'
import { problem } from '../../../base/problem.ts'
import { endLogins, factorMethodsOf } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { StartRefusal } from '../../../base/start-refusal.ts'
import { newToken } from '../../../base/tokens.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findAccount, findByEmail, lockForChange } from '../accounts/queries.ts'
import { mayChangeOther, requireChangeable } from '../permissions.ts'
import { sendChangedMail, sendResetAskedMail } from './mails.ts'
import { deleteFactors, findReset, insertReset, listDueResets, takeDueReset } from './reset-queries.ts'

interface Reset {
  account_id: number
  siteUrl: string
  /** Who decided it; undefined on the command line. */
  actor_id?: number | undefined
  now: Date
}

/** Removes every factor of a locked account and ends its logins. The owner is notified. */
const resetFactors = async (tx: Tx, { account_id, siteUrl, actor_id, now }: Reset): Promise<void> => {
  await deleteFactors(tx, account_id)
  await endLogins(tx, account_id)
  const entry = { at: now, action: 'second_factor_reset', account_id, actor_id } as const
  await audit(tx, actor_id === undefined ? { ...entry, details: { by: 'command line' } } : entry)
  await sendChangedMail(tx, { account_id, siteUrl, change: 'reset' }, now)
}

/** For somebody whom nobody else can help: `npm run admin -- reset-factor EMAIL`. */
export const resetByCommand = (db: Db, email: string, siteUrl: string, now: Date): Promise<void> =>
  db.transaction().execute(async tx => {
    const found = await findByEmail(tx, email)
    if (!found) throw new StartRefusal(`There is no account with the address ${email}.`)
    await lockAccount(tx, found.id)
    if ((await factorMethodsOf(tx, found.id)).length === 0)
      throw new StartRefusal(`${email} has no second factor.`)
    await resetFactors(tx, { account_id: found.id, siteUrl, now })
  })

interface DueResets {
  db: Db
  siteUrl: string
  now: Date
}

/** One transaction for each account: one that fails does not hold up the others. */
export const runDueResets = async ({ db, siteUrl, now }: DueResets): Promise<void> => {
  const due = await listDueResets(db, now)
  await eachByItself(db, { job: 'second_factors', now, subjectOf: byAccount }, due, ({ account_id }) =>
    db.transaction().execute(async tx => {
      await lockAccount(tx, account_id)
      // It may have been stopped in the meantime.
      const reset = await takeDueReset(tx, account_id, now)
      if (!reset) return
      await resetFactors(tx, { account_id, siteUrl, actor_id: reset.asked_by ?? undefined, now })
    }),
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

/** At once, or a day later for an admin, who can stop it. Nobody resets their own: they remove it. */
export const resetSecondFactor = serve(
  office.resetSecondFactor,
  ({ db, config }, { params: { id }, user, now }) =>
    db.transaction().execute(async tx => {
      const account = requireChangeable(user, await lockForChange(tx, id, user.id), mayChangeOther)
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
        const asked_by = asker ? fullName(asker) : ''
        await sendResetAskedMail(tx, { ...about, asked_by, asked_by_id: user.id, due_at, token }, now)
      }
      return { reset_at: (await findReset(tx, id))?.due_at ?? due_at.toISOString() }
    }),
)
