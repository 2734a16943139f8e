import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/contact/endpoints'
import { loadContactEmail } from '../../../base/association.ts'
import { canonicalEmail } from '../../../base/canonical-email.ts'
import { problem } from '../../../base/problem.ts'
import { guard, networkLimits } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { sendToOffice } from './mails.ts'
import { findEmail, findFirstAdmin, insertMessage } from './queries.ts'

const messages: Record<Locale, string> = {
  en: 'Message sent successfully',
  de: 'Nachricht erfolgreich gesendet',
}

const limits = (address: string, email: string) => [
  ...networkLimits(address, { name: 'contact-network', max: 10, seconds: 3600 }),
  { name: 'contact-account', subject: canonicalEmail(email), max: 10, seconds: 3600 },
]

type Received = Omit<Parameters<typeof insertMessage>[1], 'created_at'>

/** Stores the message once and mails it to the office. */
const receive = async (tx: Tx, message: Received, now: Date): Promise<void> => {
  const id = await insertMessage(tx, { ...message, created_at: now })
  const office = (await loadContactEmail(tx)) || (await findFirstAdmin(tx))
  if (id !== undefined && office) await sendToOffice(tx, office, id, message, now)
}

export const sendMessage = serve(contract.contact, async ({ db }, { body, locale, now, address }) => {
  await guard(db, limits(address, body.email))
  const { email, subject, message, request_key = null } = body
  // A robot gets the same answer as a person, so that it does not notice.
  if (body.honeypot === '')
    await db.transaction().execute(tx => receive(tx, { email, subject, message, request_key, locale }, now))
  return { message: messages[locale] }
})

export const sendFromPage = serve(contract.writeToOffice, async ({ db }, { body, user, locale, now }) => {
  const email = await findEmail(db, user.id)
  if (email === undefined) throw problem('unauthorized')
  // The whole academy may share a network, and strangers may write in the name of an address: only what this
  // account has sent counts.
  await guard(db, [{ name: 'contact-member', subject: String(user.id), max: 10, seconds: 3600 }])
  const { subject, message, page, request_key = null } = body
  const author = { account_id: user.id, email, page, locale }
  await db.transaction().execute(tx => receive(tx, { ...author, subject, message, request_key }, now))
  return { message: messages[locale] }
})
