import { TimeoutError, withTimeout } from '../with-timeout.ts'
import { secretsOf } from './failure.ts'
import { toSingleLine } from './mail-text.ts'
import type { LockedMail } from './queries.ts'

/** An attached file. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** The part of a mail that the transport needs. */
type SentMail = Omit<
  LockedMail,
  | 'id'
  | 'account_id'
  | 'attachments'
  | 'attempts'
  | 'is_confidential'
  | 'unsubscribe_url'
  | 'secret_link'
  | 'link_expires_at'
> & { unsubscribe_url?: string | null }

export interface Transport {
  smtpUrl: string
  /** An address such as Academy <office@example.org>. */
  from: string
  /** Sends unencrypted to a server that does not offer TLS. */
  isTlsOptional?: boolean
  timeouts?: Partial<typeof usualTimeouts>
}

const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Inactivity during the SMTP session. */
  socketTimeout: 20_000,
  /** One whole mail, for a server that sends a byte now and then. */
  total: 120_000,
}

/** Lets mail programs offer a button that refuses news (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${toSingleLine(url)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Opens the transport to the mail server: one connection, reused between mails. */
export const openSmtpTransport = ({ smtpUrl, from, isTlsOptional = false, timeouts }: Transport) => {
  const { total, ...limits } = { ...usualTimeouts, ...timeouts }
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  // Retry once if the server has closed the pooled connection; all other retries are up to the outbox.
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...limits,
      url: smtpUrl,
      requireTLS: !isTlsOptional,
      pool: true,
      maxConnections: 1,
      maxRequeues: 1,
    })
  }
  // Opened when first used: a start does not load the library.
  let server: ReturnType<typeof connect> | undefined
  const opened = () => {
    server ??= connect()
    return server
  }
  const closeServer = (options?: { force: boolean }) => {
    server?.then(open => open.close(options)).catch(() => {})
    server = undefined
  }

  /** Closes a connection that takes too long, and reports it as a timeout. */
  const limited = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await withTimeout(total, 'The mail server', work)
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error
      closeServer({ force: true })
      throw Object.assign(error, { code: 'ETIMEDOUT' })
    }
  }

  /** Sends a mail. Returns the reply of the server. */
  const send = async (mail: SentMail, attachments: Attachment[] = []): Promise<string> => {
    const { response } = await limited(
      (await opened()).sendMail({
        from,
        // As an object it is one address, whatever it contains.
        to: { name: '', address: toSingleLine(mail.recipient) },
        ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
        messageId: `<${mail.message_id}@${domain}>`,
        headers: {
          // Tells automatic responders not to answer.
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.locale,
          ...(mail.unsubscribe_url && oneClick(mail.unsubscribe_url)),
        },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments,
      }),
    )
    return response
  }

  /** Connects and logs in; throws what the server says against it. */
  const check = (): Promise<unknown> => limited(opened().then(open => open.verify()))

  /** Whether the server accepts our login at the moment. */
  const probe = (): Promise<boolean> =>
    check().then(
      () => true,
      () => false,
    )

  return { send, check, probe, secrets: secretsOf(smtpUrl), close: () => closeServer() }
}

export type SmtpTransport = ReturnType<typeof openSmtpTransport>
