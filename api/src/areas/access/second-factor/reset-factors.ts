import { audit } from '../../../base/audit.ts'
import { endLogins, factorMethodsOf } from '../../../base/second-step.ts'
import { StartRefusal } from '../../../base/start-refusal.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findByEmail } from '../accounts/queries.ts'
import { sendChangedMail } from './mails.ts'
import { deleteFactors } from './reset-queries.ts'

interface Reset {
  account_id: number
  siteUrl: string
  /** Who decided it; undefined on the command line. */
  actor_id?: number | undefined
  now: Date
}

/** Removes every factor of a locked account and ends its logins. The owner is notified. */
export const resetFactors = async (tx: Tx, { account_id, siteUrl, actor_id, now }: Reset): Promise<void> => {
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
