import { locales } from '@academy/contract/lib/locale'
import { failureText, type MailTrouble, troubleTexts } from '@academy/contract/mails/trouble'
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
  [
    'login_refused',
    trouble('Invalid login: 535 5.7.8 no', 'EAUTH', { responseCode: 535, response: '535 no' }),
  ],
])('%s is said in plain words in both languages, the original is for the log', (cause, error) => {
  const { message, detail } = failureOf(error, [])
  expect(detail).toBe(error.message)
  for (const locale of locales) expect(failureText(message, locale)).toBe(troubleTexts[locale][cause])
})

test.each([
  ['an answer about the mail', '550 5.1.1 No such user'],
  ['an answer of the server that is not known', '451 4.3.2 System not accepting messages'],
])('%s stays as it is', (_, text) => {
  for (const locale of locales) expect(failureText(text, locale)).toBe(text)
})
