import type { register as endpoint } from '@academy/contract/accounts/endpoints'
import { rememberNetwork } from '../../lib/familiar-networks.ts'
import { hashPassword } from '../../lib/passwords.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { insertToken } from '../../lib/sessions.ts'
import { hashToken, newToken } from '../../lib/tokens.ts'
import { sendVerification } from './mails.ts'
import { findByEmail, insertAccount, isEmailTaken, userData } from './queries.ts'
import { registerLimits } from './rules.ts'

export const register: Verb<typeof endpoint> = async (services, { body, locale, now, address }) => {
  const { db, secret } = services
  await guard(db, registerLimits(address))
  const { first_name, last_name, email_address: email, password, masterclass_id } = body
  if (await findByEmail(db, email)) throw problem('email_taken')
  const password_hash = await hashPassword(password)
  const access_token = newToken()
  try {
    return await db.transaction().execute(async tx => {
      const id = await insertAccount(tx, { first_name, last_name, email, password_hash, locale })
      await insertToken(tx, id, hashToken(access_token), now)
      await rememberNetwork(tx, secret, { account_id: id, address, now })
      await sendVerification(services, tx, { id, email, first_name, locale, masterclass_id }, now)
      const user_data = await userData(tx, id)
      if (!user_data) throw problem('internal_error')
      return { user_data, access_token }
    })
  } catch (error) {
    throw isEmailTaken(error) ? problem('email_taken') : error
  }
}
