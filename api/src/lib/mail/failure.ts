import { oneLine } from './plain.ts'

/** What nodemailer tells about an attempt that failed. */
interface SmtpError {
  message: string
  command?: string
  responseCode?: number
  /** The server says that the same mail would be refused again. */
  permanent?: boolean
}

export interface Failure {
  /** One line, without the credentials. */
  message: string
  /** This very mail is the trouble, as when the server refused it; otherwise it is the server or the way to it. */
  isRefusal: boolean
  /** A refusal that another attempt won't change. */
  isFinal: boolean
}

const LONGEST_MESSAGE = 300
// 421: the server closes down. The others ask for a login, whatever they were the answer to.
const notAboutTheMail = [421, 530, 534, 535, 538]

export const failureOf = (error: unknown, secrets: string[]): Failure => {
  const { message, command = '', responseCode, permanent = false } = error as SmtpError
  const isRefusal =
    ['RCPT TO', 'DATA'].includes(command) &&
    responseCode !== undefined &&
    !notAboutTheMail.includes(responseCode)
  return {
    message: oneLine(secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message)).slice(
      0,
      LONGEST_MESSAGE,
    ),
    isRefusal,
    isFinal: isRefusal && permanent,
  }
}

/** Every form in which the credentials of the URL could come back in an answer of the server. */
export const secretsOf = (smtpUrl: string): string[] => {
  const { username, password } = new URL(smtpUrl)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  // The longest first: a short one could be a part of it.
  return pass ? [smtpUrl, base64(`\0${user}\0${pass}`), base64(pass), password, pass] : []
}
