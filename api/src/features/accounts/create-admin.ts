// door: the command line makes the first admin
import type { Db } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { hashPassword } from '../../lib/passwords.ts'
import { StartRefusal } from '../../lib/start-refusal.ts'
import { insertAccount, isEmailTaken, setVerified } from './queries.ts'

export const createAdmin = async (db: Db, email: string, password: string, now: Date): Promise<void> => {
  const password_hash = await hashPassword(password)
  try {
    await db.transaction().execute(async tx => {
      const name = { first_name: 'Academy', last_name: 'Admin' }
      const id = await insertAccount(tx, { ...name, email, password_hash, locale: 'en', roles: ['Admin'] })
      await setVerified(tx, id)
      await audit(tx, {
        at: now,
        action: 'role_added',
        account_id: id,
        details: { role: 'Admin', by: 'command line' },
      })
    })
  } catch (error) {
    if (!isEmailTaken(error)) throw error
    throw new StartRefusal(
      `${email} has an account. Make it an admin with: npm run admin -- role ${email} +Admin`,
    )
  }
}
