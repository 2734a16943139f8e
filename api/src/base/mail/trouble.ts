import type { MailTrouble } from '@academy/contract/messages/mails/trouble'

interface SmtpError {
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
export const troubleOf = ({ message, code = '' }: SmtpError): MailTrouble | undefined =>
  byMessage.find(([, pattern]) => pattern.test(message))?.[0] ?? byCode[code]
