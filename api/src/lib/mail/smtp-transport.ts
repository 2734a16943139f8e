import { createTransport } from 'nodemailer'
import { TimeLimit, within } from '../within.ts'
import { secretsOf } from './failure.ts'
import { oneLine } from './plain.ts'
import type { MailInHand } from './queries.ts'

/** A file that travels with a mail. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface Transport {
  smtpUrl: string
  /** An address such as Academy <office@example.org>. */
  from: string
  timeouts?: Partial<typeof usualTimeouts>
}

const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Silence in the middle of the conversation. */
  socketTimeout: 20_000,
  /** The whole of one mail, for a server that answers a byte now and then. */
  total: 120_000,
}

/** The way to the mail server: one connection, kept between mails. */
export const openSmtpTransport = ({ smtpUrl, from, timeouts }: Transport) => {
  const { total, ...limits } = { ...usualTimeouts, ...timeouts }
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  // One more try for a kept connection that the server had closed; the rest is the outbox's own back-off.
  const connect = () =>
    createTransport({ ...limits, url: smtpUrl, pool: true, maxConnections: 1, maxRequeues: 1 })
  let server = connect()

  /** Closes a connection that does not come to an end; what is known of it is the same as of one that fell silent. */
  const limited = async (work: Promise<unknown>): Promise<void> => {
    try {
      await within(total, 'The mail server', work)
    } catch (error) {
      if (!(error instanceof TimeLimit)) throw error
      server.close({ force: true })
      server = connect()
      throw Object.assign(error, { code: 'ETIMEDOUT' })
    }
  }

  const send = (mail: MailInHand, attachments: Attachment[] = []): Promise<void> =>
    limited(
      server.sendMail({
        from,
        // As an object it is one address, whatever it contains.
        to: { name: '', address: oneLine(mail.recipient) },
        ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
        messageId: `<${mail.message_id}@${domain}>`,
        // Tells absence notes and other machines not to answer.
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments,
      }),
    )

  /** Does the server take our login at the moment? */
  const probe = (): Promise<boolean> =>
    limited(server.verify()).then(
      () => true,
      () => false,
    )

  return { send, probe, secrets: secretsOf(smtpUrl), close: () => server.close() }
}

export type SmtpTransport = ReturnType<typeof openSmtpTransport>
