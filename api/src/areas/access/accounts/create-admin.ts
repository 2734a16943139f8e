import { defaultLocale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { StartRefusal } from '../../../base/start-refusal.ts'
import type { Db } from '../../../db/connection.ts'
import { makeAdmin } from './make-admin.ts'
import { isEmailTaken } from './queries.ts'

const NAME = { first_name: 'Academy', last_name: 'Admin' }

const exists = (email: string) =>
  new StartRefusal(`${email} has an account. Make it an admin with: npm run admin -- role ${email} +Admin`)

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
      const made = await makeAdmin(tx, { ...NAME, email, locale: defaultLocale, password_hash })
      if (!made) throw exists(email)
      const details = { role: 'Admin', by: 'command line' }
      await audit(tx, { at: now, action: 'role_added', account_id: made.id, details })
      return made.outcome
    })
  } catch (error) {
    throw isEmailTaken(error) ? exists(email) : error
  }
}
