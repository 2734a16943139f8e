import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/contact/endpoints'
import type { OfficeMessageDetail } from '@academy/contract/site/contact/inbox-schemas'
import { loadContactEmail } from '../../../base/association.ts'
import { audit, auditChange } from '../../../base/audit.ts'
import { canonicalEmail } from '../../../base/canonical-email.ts'
import { toAddress, toAddressOfAccount } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { guard, networkLimits } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockMessage } from '../../../db/office-locks.ts'
import { sendAnswer, sendToOffice } from './mails.ts'
import {
  countNewMessages,
  findAuthor,
  findEmail,
  findFirstAdmin,
  findMessage,
  findMessages,
  insertAnswer,
  insertMessage,
  setState,
} from './queries.ts'

/** Locks a message, so that the second of two concurrent actions is refused. */
const lockVersion = async (tx: Tx, id: number, version: number): Promise<OfficeMessageDetail> => {
  await lockMessage(tx, id)
  return requireVersion(await findMessage(tx, id), version)
}

const reload = async (tx: Tx, id: number): Promise<OfficeMessageDetail> => {
  const message = await findMessage(tx, id)
  if (!message) throw problem('not_found')
  return message
}

export const answer = serve(contract.answerMessage, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { version, text, locale } = body
    const message = await lockVersion(tx, id, version)
    const { email, subject } = message
    const answer_id = await insertAnswer(tx, { message_id: id, author_id: user.id, text, created_at: now })
    const author = await findAuthor(tx, email)
    await sendAnswer(
      tx,
      {
        id: answer_id,
        text,
        locale,
        // The answer goes to the address that was given, as it was typed.
        to: author ? toAddressOfAccount(author.id, email) : toAddress(email),
        first_name: author?.first_name,
        reply_to: await loadContactEmail(tx),
        message: { subject, message: message.message, created_at: new Date(message.created_at) },
      },
      now,
    )
    await setState(tx, id, 'answered')
    const details = { message_id: id, subject, text }
    await audit(tx, {
      at: now,
      action: 'message_answered',
      actor_id: user.id,
      account_id: author?.id,
      details,
    })
    return reload(tx, id)
  }),
)

export const markMessage = serve(contract.setMessageState, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { state } = await lockVersion(tx, id, body.version)
    await setState(tx, id, body.state)
    const change = { before: { state }, after: { state: body.state } }
    const subject = { message_id: id }
    await auditChange(tx, { at: now, action: 'message_marked', actor_id: user.id, subject, ...change })
    return reload(tx, id)
  }),
)

const messages: Record<Locale, string> = {
  en: 'Message sent successfully',
  de: 'Nachricht erfolgreich gesendet',
}

const limits = (address: string, email: string) => [
  ...networkLimits(address, { name: 'contact-network', max: 10, seconds: 3600 }),
  { name: 'contact-account', subject: canonicalEmail(email), max: 10, seconds: 3600 },
]

type ReceivedMessage = Omit<Parameters<typeof insertMessage>[1], 'created_at'>

/** Stores the message once and mails it to the office. */
const receive = async (tx: Tx, message: ReceivedMessage, now: Date): Promise<void> => {
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

export const listMessages = serve(contract.messages, async ({ db }, { query }) => ({
  ...(await findMessages(db, query)),
  new_count: await countNewMessages(db),
}))

export const showMessage = serve(contract.message, async ({ db }, { params: { id } }) => {
  const found = await findMessage(db, id)
  if (!found) throw problem('not_found')
  return found
})
