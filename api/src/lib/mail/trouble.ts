import type { MailTrouble } from '@academy/contract/mails/trouble'

interface SmtpError {
  message: string
  code?: string
  responseCode?: number
}

// RFC 4954: the server requires a login, or refuses this one.
const loginCodes = [530, 534, 535, 538]

// In this order. The mail library replaces the code of Node.js with its own, so the message tells more.
const byMessage: [MailTrouble, RegExp][] = [
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

/** Names the usual causes for which no mail leaves. Undefined: the words of the server have to do. */
export const troubleOf = ({ message, code = '', responseCode }: SmtpError): MailTrouble | undefined => {
  if (code === 'EAUTH' || (responseCode && loginCodes.includes(responseCode))) return 'login_refused'
  // A server without encryption answers the question for it with a code.
  if (responseCode && code !== 'ETLS') return undefined
  return byMessage.find(([, pattern]) => pattern.test(message))?.[0] ?? byCode[code]
}
