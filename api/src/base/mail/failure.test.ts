import { expect, test } from 'vitest'
import { failureOf, secretsOf } from './failure.ts'
import { nextDelay, serverPause, unlimitedDelay } from './server-state.ts'

const HOUR = 60

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [8, 128],
  [9, 256],
  [10, 6 * HOUR],
  [11, 6 * HOUR],
])('after %i failed attempts the next one is %i minutes later', (attempts, minutes) => {
  expect(nextDelay(attempts)).toBe(minutes * 60_000)
})

test('after twelve failed attempts there is no next one', () => {
  expect(nextDelay(12)).toBeUndefined()
})

test('a mail is never given up for a failure that it did not cause', () => {
  expect([11, 12, 13, 5000].map(unlimitedDelay)).toEqual(Array(4).fill(6 * HOUR * 60_000))
})

test('the delay for a failing mail server grows up to 15 minutes', () => {
  expect([1, 2, 3, 6, 7, 8, 5000].map(failures => serverPause(failures) / 1000)).toEqual([
    15, 30, 60, 480, 900, 900, 900,
  ])
})

const answer = (command: string, responseCode: number, enhanced = '') =>
  Object.assign(new Error('no'), {
    command,
    responseCode,
    response: `${responseCode} ${enhanced} no`,
    permanent: responseCode >= 500,
  })
const trouble = (code: string, command: string, message = 'no') =>
  Object.assign(new Error(message), { code, command })

test.each([
  ['an unknown recipient', answer('RCPT TO', 550, '5.1.1'), 'mail', true],
  ['a full mailbox', answer('RCPT TO', 552, '5.2.2'), 'mail', true],
  ['refused content', answer('DATA', 554), 'mail', true],
  ['an invalid address', trouble('EENVELOPE', 'API', 'Invalid recipient "x y"'), 'mail', true],
  ['a mail that is too big', trouble('EMESSAGE', 'MAIL FROM'), 'mail', true],
  ['a temporarily refused recipient', answer('RCPT TO', 451), 'mail', false],
  ['greylisting', answer('RCPT TO', 450, '4.7.1'), 'mail', false],
  ['a blocklist', answer('RCPT TO', 554, '5.7.1'), 'mail', false],
  ['a refused sender', answer('MAIL FROM', 550), 'server', false],
  ['a temporarily unavailable server', answer('MAIL FROM', 451, '4.3.2'), 'server', false],
  [
    'an invalid sender in the configuration',
    trouble('EENVELOPE', 'API', 'Invalid sender "x y"'),
    'server',
    false,
  ],
  ['a wrong password', answer('AUTH PLAIN', 535), 'server', false],
  ['a missing login reported at the recipient', answer('RCPT TO', 530), 'server', false],
  ['a temporary login failure', answer('DATA', 454), 'server', false],
  ['a server that shuts down', answer('DATA', 421), 'server', false],
  ['a server that refuses in its greeting', answer('CONN', 554), 'server', false],
  ['a host name that does not resolve', trouble('EDNS', 'CONN'), 'server', false],
  ['a certificate that is not trusted', trouble('ETLS', 'CONN'), 'server', false],
  ['a broken connection', trouble('ECONNECTION', 'CONN'), 'unclear', false],
  ['silence', trouble('ETIMEDOUT', 'CONN'), 'unclear', false],
  ['an error that does not come from the mail server', new Error('no'), 'server', false],
])('%s: who caused it, and whether it is final', (_name, error, cause, isFinal) => {
  expect(failureOf(error, [])).toMatchObject({ cause, isFinal })
})

test.each([
  ['RCPT TO', "Can't send mail - all recipients were rejected: 550 Unknown", '550 Unknown'],
  ['MAIL FROM', 'Sender refused: 550 Unknown', 'MAIL FROM: 550 Unknown'],
])(
  'the message about %s: the reply of the server, without the words of the library',
  (command, message, shown) => {
    const error = Object.assign(new Error(message), { command, responseCode: 550, response: '550 Unknown' })
    expect(failureOf(error, []).message).toBe(shown)
  },
)

test.each([
  ['an unknown recipient', answer('RCPT TO', 550, '5.1.1'), true],
  ['refused content', answer('DATA', 554), false],
  ['a temporarily refused recipient', answer('RCPT TO', 451), false],
  ['a blocklist', answer('RCPT TO', 554, '5.7.1'), false],
])('%s: whether the address is refused', (_name, error, isRefused) => {
  expect(failureOf(error, []).isAddressRefused).toBe(isRefused)
})

test('the message is one short line without the credentials in any encoding', () => {
  const url = 'smtp://anna:s%C3%A4ge%2Fblatt@mail.example.org'
  const plain = Buffer.from('\0anna\0säge/blatt').toString('base64')
  const login = Buffer.from('säge/blatt').toString('base64')
  const error = new Error(
    `first\r\nAUTH PLAIN ${plain} LOGIN ${login} säge/blatt s%C3%A4ge%2Fblatt ${url} ${'x'.repeat(999)}`,
  )
  const { message, detail } = failureOf(error, secretsOf(url))
  expect(detail).toBe(message)
  expect(message).toMatch(/^first AUTH PLAIN \*{3} LOGIN \*{3} \*{3} \*{3} \*{3} x+$/)
  expect(message).toHaveLength(300)
})

test('a server without a login has no secrets', () => {
  expect(secretsOf('smtp://mail.example.org')).toEqual([])
})
