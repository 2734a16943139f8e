import * as contract from '@academy/contract/access/accounts/endpoints'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { guard, hit } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { findByEmail } from './queries.ts'
import { forgotLimits } from './rules.ts'
import { sendPasswordLink } from './send-links.ts'

const messages: Record<Locale, string> = {
  en: 'If there is an account with this address, a link is on its way.',
  de: 'Falls es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.',
}

export const forgotPassword = serve(
  contract.forgotPassword,
  async (services, { body, locale, now, address }) => {
    const { db } = services
    const limits = forgotLimits(body.email_address, address)
    await guard(db, limits.network)
    const [account] = await hit(db, [limits.account])
    const found = await findByEmail(db, body.email_address)
    await db.transaction().execute(async tx => {
      // Also for unknown addresses: the response time must not reveal whether an account exists.
      await audit(tx, { at: now, action: 'password_reset_asked', account_id: found?.id })
      if (!found || (account && account.hits > limits.account.max)) return
      await sendPasswordLink(services, tx, { ...found, by: 'person' }, now)
    })
    return { message: messages[locale] }
  },
)
