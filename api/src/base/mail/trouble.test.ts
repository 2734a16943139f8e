import { locales } from '@academy/contract/base/locale'
import { failureWords, type MailTrouble, troubleTexts } from '@academy/contract/base/mail-trouble'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const trouble = (message: string, code: string, more = {}) =>
  Object.assign(new Error(message), { code, command: 'CONN', ...more })

// Messages of Node.js 26 and nodemailer.
test.each<[MailTrouble, Error]>([
  ['certificate_expired', trouble('certificate has expired', 'ESOCKET')],
  [
    'certificate_name',
    trouble(
      "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames",
      'ESOCKET',
    ),
  ],
  ['certificate_untrusted', trouble('self-signed certificate', 'ESOCKET')],
  ['certificate_untrusted', trouble('unable to verify the first certificate', 'ETLS')],
  ['certificate_untrusted', trouble('unable to get local issuer certificate', 'ESOCKET')],
  [
    'unencrypted',
    trouble(
      '40D7F3:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../ssl/',
      'ESOCKET',
    ),
  ],
  ['unencrypted', trouble('Error upgrading connection with STARTTLS', 'ETLS', { responseCode: 500 })],
  ['connection_refused', trouble('connect ECONNREFUSED 127.0.0.1:1', 'ESOCKET')],
  ['unknown_host', trouble('getaddrinfo ENOTFOUND mail.example.org', 'EDNS')],
  ['no_answer', trouble('Connection timeout', 'ETIMEDOUT')],
  ['connection_lost', trouble('Connection closed unexpectedly', 'ECONNECTION')],
  ['login_refused', trouble('Missing credentials for "PLAIN"', 'EAUTH', { command: 'API' })],
  ['message_too_large', trouble('Message size larger than allowed 1024', 'EMESSAGE')],
  ['invalid_address', trouble('Invalid recipient "x y"', 'EENVELOPE')],
])('%s is said in plain words in both languages, the original is for the log', (cause, error) => {
  const { message, detail } = failureOf(error, [])
  expect(detail).toBe(error.message)
  for (const locale of locales)
    expect(failureWords(message, locale)).toEqual({ text: troubleTexts[locale][cause] })
})

// Each with the words that nodemailer puts before the reply.
test.each<[MailTrouble, string, string, string]>([
  ['login_refused', 'EAUTH', 'AUTH PLAIN', 'Invalid login: 535 5.7.8 no'],
  ['sender_not_allowed', 'EENVELOPE', 'MAIL FROM', 'Mail command failed: 550 no'],
  [
    'unknown_recipient',
    'EENVELOPE',
    'RCPT TO',
    "Can't send mail - all recipients were rejected: 550 5.1.1 no",
  ],
  ['refused_by_policy', 'EMESSAGE', 'DATA', 'Message failed: 550 no'],
  ['try_later', 'EPROTOCOL', 'CONN', 'Invalid greeting. response=421 no: 421 no'],
])(
  '%s: the reply of the server is stored, and explained where it is shown',
  (cause, code, command, message) => {
    const response = /\d{3} [^:]*no$/.exec(message)?.[0] ?? ''
    const error = trouble(message, code, { command, response, responseCode: Number.parseInt(response, 10) })
    for (const locale of locales)
      expect(failureWords(failureOf(error, []).message, locale)).toEqual({
        text: troubleTexts[locale][cause],
        own: response,
      })
  },
)
