import * as contract from '@academy/contract/access/accounts/endpoints'
import type { Locale } from '@academy/contract/base/locale'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { findById } from './queries.ts'
import { resendLimits } from './rules.ts'
import { sendConfirmationLink } from './send-links.ts'

const messages: Record<Locale, string> = {
  en: 'The confirmation link is on its way.',
  de: 'Der Bestätigungslink ist unterwegs.',
}

/** Sends to the address that waits for confirmation: the pending one, or the one of the registration. */
export const resendVerification = serve(
  contract.resendVerification,
  async (services, { user, locale, now, address }) => {
    const { db } = services
    const account = await findById(db, user.id)
    if (!account) throw problem('unauthorized')
    if (account.email_verified && !account.pending_email) throw problem('already_verified')
    await guard(db, resendLimits(user.id, account.pending_email ?? account.email, address))
    await db.transaction().execute(tx => sendConfirmationLink(services, tx, account, now))
    return { message: messages[locale] }
  },
)
