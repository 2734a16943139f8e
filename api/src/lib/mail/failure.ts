import { oneLine } from './plain.ts'

/** What nodemailer tells about an attempt that failed. */
interface SmtpError {
  message: string
  code?: string
  command?: string
  response?: string
  responseCode?: number
  /** The server says that the same mail would be refused again. */
  permanent?: boolean
}

/**
 * `mail`: the server refused this very mail. `server`: the server or the way to it is in trouble, whatever the mail.
 * `unclear`: the conversation broke off, which a single mail can cause as well. `attachment`: a file could not be made.
 */
type Fault = 'mail' | 'server' | 'unclear' | 'attachment'

export interface Failure {
  /** One line, without the credentials. */
  message: string
  fault: Fault
  /** Another attempt won't change it. */
  isFinal: boolean
}

const LONGEST_MESSAGE = 300
// 421: the server closes down. The others ask for a login or for TLS, whatever they were the answer to.
const notAboutTheMail = [421, 454, 530, 534, 535, 538]
// Errors that nodemailer finds in the mail itself, before it asks the server.
const faultyMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']
const brokenOff = ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EPROTOCOL']
// Policy (RFC 3463): the server may be unwilling to take mails from us at all, as when our address is on a blocklist.
const isPolicy = (response: string) => /^5\d\d[ -]5\.7\.\d/.test(response)

const judge = (error: SmtpError): Omit<Failure, 'message'> => {
  const { message, code = '', command = '', response = '', responseCode, permanent = false } = error
  if (responseCode === undefined) {
    if (faultyMail.includes(code) && !message.startsWith('Invalid sender'))
      return { fault: 'mail', isFinal: true }
    return { fault: brokenOff.includes(code) ? 'unclear' : 'server', isFinal: false }
  }
  const isRefusal = ['RCPT TO', 'DATA'].includes(command) && !notAboutTheMail.includes(responseCode)
  return isRefusal
    ? { fault: 'mail', isFinal: permanent && !isPolicy(response) }
    : { fault: 'server', isFinal: false }
}

/** The message of an error as it may be stored and shown. */
export const messageOf = (error: unknown, secrets: string[]): string => {
  const text = error instanceof Error ? error.message : String(error)
  return oneLine(secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)).slice(
    0,
    LONGEST_MESSAGE,
  )
}

export const failureOf = (error: unknown, secrets: string[]): Failure => ({
  message: messageOf(error, secrets),
  ...judge(error as SmtpError),
})

/** Every form in which the credentials of the URL could come back in an answer of the server. */
export const secretsOf = (smtpUrl: string): string[] => {
  const { username, password } = new URL(smtpUrl)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  // The longest first: a short one could be a part of it.
  return pass ? [smtpUrl, base64(`\0${user}\0${pass}`), base64(pass), password, pass] : []
}
