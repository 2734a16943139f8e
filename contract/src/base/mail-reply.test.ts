import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { type ReplyMeaning, replyLine } from './mail-reply.ts'
import { failureLine, failureWords, troubleTexts } from './mail-trouble.ts'

test.each<[string, string, ReplyMeaning]>([
  // By the enhanced code, at whichever command.
  ['RCPT TO', '452 4.2.2 Mailbox full', 'mailbox_full'],
  ['DATA', '552 5.2.2 Over quota', 'mailbox_full'],
  ['RCPT TO', '550 5.1.1 <a@example.org>: User unknown', 'unknown_recipient'],
  ['RCPT TO', '550-5.1.1 The account does not exist. 550 5.1.1 Please try again', 'unknown_recipient'],
  ['RCPT TO', '556 5.1.10 Domain takes no mail', 'unknown_recipient'],
  ['RCPT TO', '550 5.2.1 Mailbox disabled', 'unknown_recipient'],
  ['RCPT TO', '550 5.4.4 Host not found', 'unknown_recipient'],
  ['RCPT TO', '554 5.7.1 Client host blocked', 'refused_by_policy'],
  ['DATA', '550 5.7.509 Access denied', 'refused_by_policy'],
  ['DATA', '554 5.6.0 Message content rejected', 'refused_by_policy'],
  ['RCPT TO', '450 4.7.1 Greylisted', 'try_later'],
  ['MAIL FROM', '451 4.3.2 System not accepting messages', 'try_later'],
  ['RCPT TO', '452 4.3.1 Insufficient system storage', 'try_later'],
  ['RCPT TO', '450 4.1.2 Domain not found', 'try_later'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds limit', 'message_too_large'],
  ['DATA', '550 5.2.3 Message too long', 'message_too_large'],
  ['MAIL FROM', '553 5.1.8 Sender domain not found', 'sender_not_allowed'],
  ['MAIL FROM', '553 5.7.1 Sender address not owned by user', 'sender_not_allowed'],
  ['DATA', '550 5.7.26 Unauthenticated email', 'sender_not_allowed'],
  ['AUTH PLAIN', '535 5.7.8 Bad credentials', 'login_refused'],
  ['MAIL FROM', '530 5.7.0 Authentication required', 'login_refused'],
  ['AUTH CRAM-MD5', '454 4.7.0 Temporary authentication failure', 'try_later'],
  // By the code alone, which means something else at each command.
  ['RCPT TO', '452 Mailbox full', 'mailbox_full'],
  ['MAIL FROM', '452 Insufficient storage', 'try_later'],
  ['RCPT TO', '552 Over quota', 'mailbox_full'],
  ['DATA', '552 Too big', 'message_too_large'],
  ['RCPT TO', '550 unknown user', 'recipient_refused'],
  ['RCPT TO', '550 Blocked, see our rules', 'recipient_refused'],
  ['MAIL FROM', '550 Not for you', 'sender_not_allowed'],
  ['DATA', '550 Spam', 'refused_by_policy'],
  ['RCPT TO', '551 User not local', 'unknown_recipient'],
  ['RCPT TO', '553 Mailbox name not allowed', 'recipient_refused'],
  ['CONN', '554 No service for you', 'refused_by_policy'],
  ['CONN', '421 Too many connections', 'try_later'],
  ['AUTH LOGIN', '550 No', 'login_refused'],
  // An enhanced code that says nothing.
  ['RCPT TO', '550 5.0.0 User unknown', 'recipient_refused'],
])('%s: %s', (command, words, meaning) => {
  const stored = replyLine(command, words)
  for (const locale of locales) {
    const text = troubleTexts[locale][meaning]
    expect(failureWords(stored, locale)).toEqual({ text, own: words })
    expect(failureLine(stored, locale)).toBe(`${text} (${words})`)
  }
})

test.each([
  'RCPT TO: 250 OK',
  'EHLO: 502 Not implemented',
  '500 5.5.1 Unrecognized command',
  '5500 pages',
  'The invoice could not be read.',
])('%s stays as it is', stored => {
  for (const locale of locales) expect(failureWords(stored, locale)).toEqual({ text: stored })
})
