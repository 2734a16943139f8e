import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import type { MailKind } from '@academy/contract/base/schemas'
import type { Db, Tx } from '../../db/connection.ts'
import { loadAssociation } from '../association.ts'
import { type MailContent, renderMail } from './mail-content.ts'
import { toSingleLine } from './mail-text.ts'
import { insertMails } from './queries.ts'

/**
 * The recipient of a mail. Every mail has to choose, because anyone can register a stranger's address: an
 * unconfirmed address gets only links that confirm it or set a password.
 */
export type MailRecipient =
  /** The address of the account at the time of sending, once it is confirmed. */
  | { kind: 'account'; account_id: number; email: string }
  /** This address of an account, confirmed or not. */
  | { kind: 'address-of-account'; account_id: number; email: string }
  /** An address without an account, such as that of the office. */
  | { kind: 'address'; email: string }

/** For mails to a person. The mail waits until the address is confirmed. */
export const toAccount = (account_id: number, email: string): MailRecipient => ({
  kind: 'account',
  account_id,
  email,
})

/**
 * For links that confirm this address or set a password, and for a notice to a formerly confirmed address.
 */
export const toAddressOfAccount = (account_id: number, email: string): MailRecipient => ({
  kind: 'address-of-account',
  account_id,
  email,
})

/**
 * For mails to the office, and for answers that the office writes. Never for a mail that the program sends to an
 * address typed by a visitor.
 */
export const toAddress = (email: string): MailRecipient => ({ kind: 'address', email })

export interface Mail {
  /** Identifies the mail: the same key twice is one mail. */
  key: string
  to: MailRecipient
  reply_to?: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Names such as `invoice:12`; the sender creates the files when the mail is sent. */
  attachments?: string[]
  /** Hides the recipient, and deletes the mail once it is sent. */
  is_confidential?: boolean
  /** A link in the text that grants access: removed from the stored mail as soon as it is sent. */
  secret_link?: string
  /** Where news can be refused: a link that works without a login, and with one click of a mail program. */
  unsubscribe_url?: string
  /** The accounts of those whom it names besides its recipient: their names go when they are erased. */
  about?: number[]
  /** Milliseconds before which the mail is not sent. */
  delay?: number
  /** Milliseconds after which the mail is no longer sent. */
  lifetime?: number
  /** Milliseconds that the secret link works, if it is made anew for a mail that leaves later. */
  link_lifetime?: number
}

/** Adds mails to the outbox, in the transaction of the change they report. */
export const enqueueAll = (db: Db | Tx, mails: Mail[], now: Date): Promise<void> =>
  insertMails(
    db,
    mails.map(mail => ({
      key: mail.key,
      // Set once, so that a mail delivered twice after a crash is recognised as one. The sender adds its
      // domain.
      message_id: randomUUID(),
      account_id: mail.to.kind === 'address' ? null : mail.to.account_id,
      needs_confirmed_address: mail.to.kind === 'account',
      recipient: toSingleLine(mail.to.email),
      reply_to: mail.reply_to === undefined ? null : toSingleLine(mail.reply_to),
      locale: mail.locale,
      subject: toSingleLine(mail.subject),
      body_text: mail.text,
      body_html: mail.html,
      attachments: mail.attachments ?? [],
      is_confidential: mail.is_confidential ?? false,
      secret_link: mail.secret_link ?? null,
      unsubscribe_url: mail.unsubscribe_url ?? null,
      about: [...new Set(mail.about)],
      created_at: now,
      // The sender uses the real time, whatever the clock of a demo says.
      next_attempt_at: mail.delay === undefined ? null : new Date(Date.now() + mail.delay),
      expires_at: mail.lifetime === undefined ? null : new Date(Date.now() + mail.lifetime),
      link_expires_at: mail.link_lifetime === undefined ? null : new Date(Date.now() + mail.link_lifetime),
    })),
  )

export const enqueue = (db: Db | Tx, mail: Mail, now: Date): Promise<void> => enqueueAll(db, [mail], now)

/** Begins with the kind, which has a name in lists and in the archive of a person. */
export type MailKey = `${MailKind}:${string}`

type Written = 'locale' | 'subject' | 'text' | 'html' | 'secret_link'

export interface OutgoingMail extends Omit<Mail, Written | 'key'> {
  key: MailKey
  content: MailContent
  /** Whether the link works without login. */
  hasSecretLink?: boolean
}

/** Renders mails in the name of the association and adds them to the outbox in one statement. */
export const sendMails = async (tx: Tx, outgoing: OutgoingMail[], now: Date): Promise<void> => {
  const { name } = await loadAssociation(tx)
  const mails = outgoing.map(({ content, hasSecretLink, ...post }) => ({
    ...post,
    ...(hasSecretLink && content.action && { secret_link: content.action.url }),
    locale: content.locale,
    ...renderMail(content, name),
  }))
  await enqueueAll(tx, mails, now)
}

export const sendMail = (tx: Tx, post: OutgoingMail, now: Date): Promise<void> => sendMails(tx, [post], now)
