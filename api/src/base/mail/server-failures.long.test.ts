import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, mailTestKit } from './mail-test-kit.ts'

const { server, sender, put, row, makeDue } = await mailTestKit()

const MINUTE = 60_000
const failed = (key: string, attempts = 1) => eventually(async () => (await row(key)).attempts).toBe(attempts)
const troubled = (key: string) => eventually(async () => (await row(key)).last_error).toBeTruthy()
const sent = (key: string) => eventually(async () => (await row(key)).sent_at).toBeTruthy()

/** A TCP server on loopback that does not behave like a mail server. */
const oddServer = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>()
  const odd = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
    onConnection(socket)
  })
  await new Promise<void>(resolve => odd.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    odd.close()
    for (const socket of sockets) socket.destroy()
  })
  return `smtp://127.0.0.1:${(odd.address() as AddressInfo).port}`
}

test('a recipient unknown to the server is given up at once, and the others get their mails', async () => {
  const smtp = await server({ refuse: recipient => (recipient.startsWith('a@') ? 550 : undefined) })
  await put('a', 'b')
  sender(smtp.url)
  await sent('b')
  const { given_up_at, attempts, last_error } = await row('a')
  expect({ given_up_at, attempts }).toEqual({ given_up_at: expect.any(Date), attempts: 1 })
  expect(last_error).toMatch(/^550 not here/)
})

test('a recipient refused temporarily is retried with growing delays and given up after twelve attempts', async () => {
  const smtp = await server({ refuse: () => 451 })
  await put('a')
  // The delay starts at the failure, which happens between this moment and the assertion.
  let before = Date.now()
  const next = async () => (await row('a')).next_attempt_at.getTime()
  const { wake } = sender(smtp.url)
  await failed('a')
  expect(await next()).toBeGreaterThan(before + 0.9 * MINUTE)
  expect(await next()).toBeLessThanOrEqual(Date.now() + MINUTE)
  for (let attempts = 2; attempts <= 12; attempts++) {
    expect((await row('a')).given_up_at).toBeNull()
    await makeDue()
    before = Date.now()
    wake()
    await failed('a', attempts)
    if (attempts === 2) expect(await next()).toBeGreaterThan(before + 1.9 * MINUTE)
  }
  expect((await row('a')).given_up_at).toBeInstanceOf(Date)
  expect(smtp.recipients).toHaveLength(12)
})

test('a server that refuses connections is not contacted for a while, and all mails are sent when it is back', async () => {
  const gone = await server()
  await gone.close()
  await put('a', 'b', 'c')
  sender(gone.url)
  await troubled('a')
  expect((await row('a')).last_error).toBe('The mail server refused the connection.')
  const back = await server({ port: Number(new URL(gone.url).port) })
  for (const key of ['a', 'b', 'c']) await sent(key)
  expect(back.mails).toHaveLength(3)
})

test('a failing server costs no mail an attempt, however long it fails', async () => {
  let tries = 0
  const url = await oddServer(socket => {
    tries += 1
    socket.end('554 go away\r\n')
  })
  await put('a', 'b', 'c')
  const { stop } = sender(url, { pauseAfter: () => 5 })
  await eventually(() => tries).toBeGreaterThan(30)
  await stop()
  for (const key of ['a', 'b', 'c'])
    expect(await row(key)).toMatchObject({
      attempts: 0,
      given_up_at: null,
      last_error: expect.stringContaining('554'),
    })
})

test('a new mail does not make the sender contact a failing server earlier', async () => {
  let tries = 0
  const url = await oddServer(socket => {
    tries += 1
    socket.end('554 go away\r\n')
  })
  await put('a')
  const { wake, stop } = sender(url, { pauseAfter: () => 60_000 })
  await troubled('a')
  await put('b')
  wake()
  await stop()
  expect(tries).toBe(1)
})

test('temporary refusals of every mail count as a server failure and cost no further attempts', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  let isBusy = true
  const smtp = await server({ refuse: () => (isBusy ? 451 : undefined) })
  await put(...keys)
  sender(smtp.url)
  for (const key of keys) await troubled(key)
  const attempts = await Promise.all(keys.map(async key => (await row(key)).attempts))
  expect(attempts.toSorted()).toEqual([0, 0, 0, 1, 1])
  isBusy = false
  for (const key of keys.slice(2)) await sent(key)
})

test('a mail on which the server always disconnects counts as the cause, not the server', async () => {
  const smtp = await server({ onMail: ({ subject }) => (subject?.endsWith('a') ? 'die' : 'take') })
  await put('a', 'b', 'c')
  sender(smtp.url)
  await sent('b')
  await sent('c')
  expect(await row('a')).toMatchObject({ attempts: 1, sent_at: null })
})

test('a wrong login costs no attempt, and all mails are sent once it is corrected', async () => {
  const login = { user: 'academy', pass: 'right' }
  const smtp = await server({ login })
  await put('a')
  sender(smtp.url.replace('smtp://', 'smtp://academy:wr%C3%B6ng@'))
  await troubled('a')
  const { given_up_at, attempts, last_error } = await row('a')
  expect({ given_up_at, attempts }).toEqual({ given_up_at: null, attempts: 0 })
  expect(last_error).toBe('AUTH PLAIN: 535 no such login: academy ***')
  login.pass = 'wröng'
  await sent('a')
})

test('with the right login the mail is sent', async () => {
  const smtp = await server({ login: { user: 'academy', pass: 'sägeblatt' } })
  await put('a')
  sender(smtp.url.replace('smtp://', 'smtp://academy:s%C3%A4geblatt@'))
  await sent('a')
})

test.each([
  ['sends no greeting', () => {}, { greetingTimeout: 200 }],
  ['stops responding', (socket: Socket) => socket.write('220 hello\r\n'), { socketTimeout: 200 }],
  [
    'never ends its response',
    (socket: Socket) => {
      const drip = setInterval(() => socket.write('250-still here\r\n'), 20)
      socket.write('220 hello\r\n')
      socket.on('close', () => clearInterval(drip))
    },
    { total: 300 },
  ],
])('a server that %s times out, and the mail is kept', async (_name, behave, timeouts) => {
  let tries = 0
  const url = await oddServer(socket => {
    tries += 1
    behave(socket)
  })
  await put('a')
  sender(url, { timeouts })
  await troubled('a')
  const before = tries
  await eventually(() => tries).toBeGreaterThan(before)
  expect(await row('a')).toMatchObject({ sent_at: null, given_up_at: null, attempts: 0 })
})

test.each([
  ['does not answer', 'hang' as const],
  ['dies', 'die' as const],
])('a server that has read the mail and %s gets it again with the same Message-ID', async (_name, cause) => {
  let isFirst = true
  const smtp = await server({
    onMail: () => {
      const outcome = isFirst ? cause : 'take'
      isFirst = false
      return outcome
    },
  })
  await put('a')
  const { wake } = sender(smtp.url, { timeouts: { socketTimeout: 300 } })
  // The server works otherwise, so this costs the mail an attempt.
  await failed('a')
  await makeDue()
  wake()
  await sent('a')
  expect(smtp.mails).toHaveLength(2)
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect((await row('a')).last_error).toBeNull()
})
