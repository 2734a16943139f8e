// public: the command line creates the first admin
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
 * Takes over an account whose address was registered but never confirmed: the operator decides who owns it.
 * Password, sessions and links of the previous registration stop working.
 */
const takeOver = async (tx: Tx, id: number, email: string, password_hash: string) => {
  const account = await lockForChange(tx, id)
  if (!account || account.email_verified) throw exists(email)
  await setPassword(tx, id, password_hash)
  await forgetNetworks(tx, id)
  await changeAccount(tx, id, NAME)
  await setRoles(tx, id, ['Admin'])
}

/** Creates an admin. Returns whether an unconfirmed account was taken over. */
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
