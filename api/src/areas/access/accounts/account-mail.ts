import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import type { MailKind } from '@academy/contract/messages/mails/schemas'
import { greeting, namelessGreeting } from '../../../base/mail/greeting.ts'
import { type MailRecipient, toAddressOfAccount } from '../../../base/mail/recipient.ts'
import { type MailKey, sendMail } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { LINK_MS } from './rules.ts'

/** How long a mail may be late whose link is made anew; later nobody waits for it. */
const RENEWED_FOR_MS = 3 * 86_400_000

export interface Recipient {
  id: number
  email: string
  first_name: string
  locale: Locale
}

export interface MailText {
  subject: string
  paragraphs: string[]
  details?: [label: string, value: string][]
  label?: string
}

interface Sent {
  kind: MailKind
  to: MailRecipient
  texts: Record<Locale, MailText>
  /** A link that grants access. It expires after its lifetime, LINK_MS by default. */
  link?: string
  /** A page that asks for a login itself. */
  page?: string
  lifetime?: number
  /** The link is made anew if the mail leaves late, so the mail may wait longer than the link works. */
  isRenewed?: boolean
}

/** Sends a mail about the account itself. */
export const sendAccountMail = (
  tx: Tx,
  person: Recipient,
  { kind, to, texts, link, page, lifetime = LINK_MS, isRenewed }: Sent,
  now: Date,
) => {
  const { locale } = person
  const { subject, paragraphs, details, label } = texts[locale]
  const url = link ?? page
  const content = {
    locale,
    subject,
    // Someone who registers a stranger's address must not be able to send them text, not even as a name.
    greeting: to.kind === 'account' ? greeting[locale](person.first_name) : namelessGreeting[locale],
    paragraphs,
    ...(details && { details }),
    ...(url && label && { action: { label, url } }),
  }
  const key: MailKey = `${kind}:${person.id}:${randomUUID()}`
  const times = isRenewed ? { lifetime: RENEWED_FOR_MS, link_lifetime: lifetime } : { lifetime }
  return sendMail(tx, { key, to, content, ...(link && { hasSecretLink: true, ...times }) }, now)
}

export const toUnconfirmed = ({ id, email }: Recipient) => toAddressOfAccount(id, email)
