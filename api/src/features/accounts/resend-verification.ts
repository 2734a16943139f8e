import type { resendVerification as endpoint } from '@academy/contract/accounts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { sendVerification } from './mails.ts'
import { findById } from './queries.ts'
import { resendLimits } from './rules.ts'

const messages = {
  en: 'The confirmation link is on its way.',
  de: 'Der Bestätigungslink ist unterwegs.',
}

export const resendVerification: Verb<typeof endpoint> = async (services, { user, locale, now, address }) => {
  const { db } = services
  const account = await findById(db, user.id)
  if (!account) throw problem('unauthorized')
  if (account.email_verified) throw problem('already_verified')
  await guard(db, resendLimits(user.id, address))
  await db.transaction().execute(tx => sendVerification(services, tx, account, now))
  return { message: messages[locale] }
}
