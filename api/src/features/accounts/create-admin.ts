// public: the command line makes the first admin
import { defaultLocale } from '@academy/contract/locale'
import type { Db, Tx } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { forgetNetworks } from '../../lib/familiar-networks.ts'
import { hashPassword } from '../../lib/passwords.ts'
import { StartRefusal } from '../../lib/start-refusal.ts'
import {
  changeAccount,
  findByEmail,
  insertAccount,
  isEmailTaken,
  lockForChange,
  setPassword,
  setRoles,
} from './queries.ts'

const NAME = { first_name: 'Academy', last_name: 'Admin' }

const exists = (email: string) =>
  new StartRefusal(`${email} has an account. Make it an admin with: npm run admin -- role ${email} +Admin`)

/**
 * Somebody registered this address and never confirmed it. Whoever runs the installation says whose it is, so they take the
 * account over: nothing that the other person knows (password, logins, links) works any more.
 */
const takeOver = async (tx: Tx, id: number, email: string, password_hash: string) => {
  const account = await lockForChange(tx, id)
  if (!account || account.email_verified) throw exists(email)
  await setPassword(tx, id, password_hash)
  await forgetNetworks(tx, id)
  await changeAccount(tx, id, NAME)
  await setRoles(tx, id, ['Admin'])
}

/** Makes an admin; answers whether it is an account that was there already, unconfirmed. */
export const createAdmin = async (
  db: Db,
  email: string,
  password: string,
  now: Date,
): Promise<'created' | 'taken over'> => {
  const password_hash = await hashPassword(password)
  try {
    return await db.transaction().execute(async tx => {
      const found = await findByEmail(tx, email)
      if (found) await takeOver(tx, found.id, email, password_hash)
      const account = { ...NAME, email, password_hash, locale: defaultLocale, email_verified: true }
      const id = found?.id ?? (await insertAccount(tx, { ...account, roles: ['Admin'] }))
      const details = { role: 'Admin', by: 'command line' }
      await audit(tx, { at: now, action: 'role_added', account_id: id, details })
      return found ? 'taken over' : 'created'
    })
  } catch (error) {
    throw isEmailTaken(error) ? exists(email) : error
  }
}
