import * as contract from '@academy/contract/access/accounts/endpoints'
import { accountProblems } from '@academy/contract/access/accounts/problems'
import type { Locale } from '@academy/contract/base/locale'
import { choose } from '../../../base/consents.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { sendVerification } from './mails.ts'
import { findByEmail, insertAccount, isEmailTaken, userData } from './queries.ts'
import { registerLimits } from './rules.ts'
import { sessionResponse, startSession } from './start-session.ts'

/** Names the field, so that the form shows the message there. */
const taken = (locale: Locale) =>
  problem('email_taken', { errors: { email_address: [accountProblems.email_taken[locale]] } })

export const register = serve(contract.register, async (services, call) => {
  const { db } = services
  const { body, locale, now, address } = call
  await guard(db, registerLimits(address))
  const { first_name, last_name, email_address: email, password, masterclass_id, news_wording } = body
  if (await findByEmail(db, email)) throw taken(locale)
  const password_hash = await hashPassword(password)
  try {
    return await db.transaction().execute(async tx => {
      const id = await insertAccount(tx, { first_name, last_name, email, password_hash, locale })
      const account = { id, email, first_name, locale, email_verified: false }
      if (news_wording !== undefined) {
        const choice = { kind: 'news', is_given: true, wording: news_wording } as const
        await choose(tx, { ...choice, account_id: id, actor_id: id, now })
      }
      const session = await startSession(services, tx, { account, call, isFirst: true })
      await sendVerification(services, tx, { ...account, masterclass_id }, now)
      const user_data = await userData(tx, id)
      if (!user_data || !session) throw problem('internal_error')
      return sessionResponse(services, user_data, session)
    })
  } catch (error) {
    throw isEmailTaken(error) ? taken(locale) : error
  }
})
