import type { contact as endpoint } from '@academy/contract/contact/endpoints'
import type { Locale } from '@academy/contract/locale'
import { loadContactEmail } from '../../lib/association.ts'
import { canonicalEmail } from '../../lib/canonical-email.ts'
import { guard, networkLimits } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { sendToOffice } from './mails.ts'
import { findFirstAdmin, insertMessage } from './queries.ts'

const messages: Record<Locale, string> = {
  en: 'Message sent successfully',
  de: 'Nachricht erfolgreich gesendet',
}

const limits = (address: string, email: string) => [
  ...networkLimits(address, { name: 'contact-network', max: 10, seconds: 3600 }),
  { name: 'contact-account', subject: canonicalEmail(email), max: 10, seconds: 3600 },
]

export const sendMessage: Verb<typeof endpoint> = async ({ db }, { body, locale, now, address }) => {
  await guard(db, limits(address, body.email))
  // A robot gets the same answer as a person, so that it does not notice.
  if (body.honeypot === '')
    await db.transaction().execute(async tx => {
      const { email, subject, message, request_key = null } = body
      const id = await insertMessage(tx, { email, subject, message, request_key, locale, created_at: now })
      const office = (await loadContactEmail(tx)) || (await findFirstAdmin(tx))
      if (id !== undefined && office) await sendToOffice(tx, office, id, body, now)
    })
  return { message: messages[locale] }
}
