import { expect, test } from 'vitest'
import { nextDelay } from './backoff.ts'
import { failureOf, secretsOf } from './failure.ts'

const HOUR = 60

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [8, 128],
  [9, 256],
  [10, 6 * HOUR],
  [11, 6 * HOUR],
])('after %i failed attempts the next one is %i minutes away', (attempts, minutes) => {
  expect(nextDelay(attempts)).toBe(minutes * 60_000)
})

test('after twelve failed attempts there is no next one', () => {
  expect(nextDelay(12)).toBeUndefined()
})

const answer = (command: string, responseCode?: number) =>
  Object.assign(new Error('no'), {
    command,
    responseCode,
    permanent: responseCode !== undefined && responseCode >= 500,
  })

test.each([
  ['an unknown recipient', answer('RCPT TO', 550), true, true],
  ['a refused text', answer('DATA', 554), true, true],
  ['a recipient to be tried later', answer('RCPT TO', 451), true, false],
  ['a refused sender', answer('MAIL FROM', 550), false, false],
  ['a wrong password', answer('AUTH PLAIN', 535), false, false],
  ['a missing login, noticed late', answer('RCPT TO', 530), false, false],
  ['a server that closes down', answer('DATA', 421), false, false],
  ['a broken connection', answer('CONN'), false, false],
  ['an error that is not of the mail server', new Error('no'), false, false],
])('%s: about this mail or not, final or not', (_name, error, isRefusal, isFinal) => {
  expect(failureOf(error, [])).toEqual({ message: 'no', isRefusal, isFinal })
})

test('the message is one short line without the credentials in any of their forms', () => {
  const url = 'smtp://anna:s%C3%A4ge%2Fblatt@mail.example.org'
  const plain = Buffer.from('\0anna\0säge/blatt').toString('base64')
  const login = Buffer.from('säge/blatt').toString('base64')
  const error = new Error(
    `first\r\nAUTH PLAIN ${plain} LOGIN ${login} säge/blatt s%C3%A4ge%2Fblatt ${url} ${'x'.repeat(999)}`,
  )
  const { message } = failureOf(error, secretsOf(url))
  expect(message).toMatch(/^first AUTH PLAIN \*{3} LOGIN \*{3} \*{3} \*{3} \*{3} x+$/)
  expect(message).toHaveLength(300)
})

test('a server without a login has no secrets', () => {
  expect(secretsOf('smtp://mail.example.org')).toEqual([])
})
