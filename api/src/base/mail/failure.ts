import { defaultLocale } from '@academy/contract/base/locale'
import { replyLine } from '@academy/contract/base/mail-reply'
import { type MailTrouble, troubleTexts } from '@academy/contract/base/mail-trouble'
import { toSingleLine } from './mail-text.ts'

interface SmtpReply {
  message: string
  code?: string
}

// In this order. The mail library replaces the code of Node.js with its own, so the message tells more.
const byMessage: [MailTrouble, RegExp][] = [
  ['message_too_large', /^Message size larger than allowed/],
  ['invalid_address', /^Invalid recipient/],
  ['certificate_expired', /certificate (has expired|is not yet valid)/i],
  ['certificate_name', /does not match certificate|altname/i],
  [
    'certificate_untrusted',
    /self[- ]signed certificate|unable to (get|verify).* (issuer|certificate)|certificate (revoked|rejected)/i,
  ],
  ['unencrypted', /STARTTLS|SSL routines|wrong version number|EPROTO|TLS connection/i],
  ['connection_refused', /ECONNREFUSED/],
  ['unknown_host', /ENOTFOUND|EAI_AGAIN|ENODATA/],
  ['no_answer', /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|time(d )?out/i],
  ['connection_lost', /ECONNRESET|EPIPE|closed unexpectedly|socket (hang up|close)/i],
]

const byCode: Record<string, MailTrouble> = {
  EAUTH: 'login_refused',
  EDNS: 'unknown_host',
  ETIMEDOUT: 'no_answer',
  ETLS: 'unencrypted',
}

/** Names the usual causes that no reply of the server tells. Undefined: the message of the error has to do. */
const troubleOf = ({ message, code = '' }: SmtpReply): MailTrouble | undefined =>
  byMessage.find(([, pattern]) => pattern.test(message))?.[0] ?? byCode[code]

/** What nodemailer reports about a failed attempt. */
interface SmtpError {
  message: string
  code?: string
  command?: string
  response?: string
  responseCode?: number
  /** The server would refuse the same mail again. */
  permanent?: boolean
}

/**
 * `mail`: the server refused this mail. `server`: the server or the connection to it fails, whatever the
 * mail. `unclear`: the connection broke, which a single mail can cause as well. `attachment`: a file could
 * not be created.
 */
type FailureCause = 'mail' | 'server' | 'unclear' | 'attachment'

export interface Failure {
  /**
   * One line to store, without credentials: the reply of the server, which is put into plain words where it is
   * shown, or plain words for a usual cause without one.
   */
  message: string
  /** The original message, for the log. */
  detail: string
  cause: FailureCause
  /** Retrying is pointless. */
  isFinal: boolean
  /** The server refused the address of the recipient, whatever the mail. */
  isAddressRefused?: boolean
}

const MAX_MESSAGE_LENGTH = 300
// 421: the server is shutting down. The others require a login or TLS, whatever the command was.
const notAboutTheMail = [421, 454, 530, 534, 535, 538]
// Errors that nodemailer finds in the mail itself, before it connects.
const invalidMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']
const connectionLost = ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EPROTOCOL']
// Policy (RFC 3463): the server may refuse all our mails, for example because our address is on a blocklist.
const isPolicy = (response: string) => /^5\d\d[ -]5\.7\.\d/.test(response)

const classify = (error: SmtpError): Omit<Failure, 'message' | 'detail'> => {
  const { message, code = '', command = '', response = '', responseCode, permanent = false } = error
  if (responseCode === undefined) {
    if (invalidMail.includes(code) && !message.startsWith('Invalid sender'))
      return { cause: 'mail', isFinal: true }
    return { cause: connectionLost.includes(code) ? 'unclear' : 'server', isFinal: false }
  }
  const isRefusal = ['RCPT TO', 'DATA'].includes(command) && !notAboutTheMail.includes(responseCode)
  if (!isRefusal) return { cause: 'server', isFinal: false }
  const isFinal = permanent && !isPolicy(response)
  return { cause: 'mail', isFinal, isAddressRefused: isFinal && command === 'RCPT TO' }
}

/** Returns the message of an error without secrets, for storing and showing. */
export const messageOf = (error: unknown, secrets: string[]): string => {
  const text = error instanceof Error ? error.message : String(error)
  return toSingleLine(secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)).slice(
    0,
    MAX_MESSAGE_LENGTH,
  )
}

/** A server that cannot encrypt says so with a reply as well, but the cause is known better. */
const replyOf = ({ code, command = '', response, responseCode }: SmtpError): string | undefined =>
  response && responseCode && code !== 'ETLS' ? replyLine(command, response) : undefined

export const failureOf = (error: unknown, secrets: string[]): Failure => {
  const failure = classify(error as SmtpError)
  // About a mail the server's own words say enough; the library puts its own before them.
  const answer = failure.cause === 'mail' ? (error as SmtpError).response : undefined
  const detail = messageOf(answer ?? error, secrets)
  const reply = replyOf(error as SmtpError)
  const trouble = reply ? undefined : troubleOf(error as SmtpError)
  const message = trouble ? troubleTexts[defaultLocale][trouble] : messageOf(reply ?? error, secrets)
  return { message, detail, ...failure }
}

/** The reason is for the log; people who read the list of mails cannot do anything about it. */
export const attachmentFailure = (error: unknown, secrets: string[]): Failure => ({
  message: troubleTexts[defaultLocale].attachment_failed,
  detail: messageOf(error, secrets),
  cause: 'attachment',
  isFinal: false,
})

/** Returns every form in which the credentials of the URL could appear in a server response. */
export const secretsOf = (smtpUrl: string): string[] => {
  const { username, password } = new URL(smtpUrl)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  // Longest first: a short one may be part of a longer one.
  return pass ? [smtpUrl, base64(`\0${user}\0${pass}`), base64(pass), password, pass] : []
}
