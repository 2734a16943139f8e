import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { eventually, mailTestKit } from './mail-test-kit.ts'
import { enqueue, toAddress } from './send-mail.ts'

const { db, server, sender, put, row } = await mailTestKit()

/** A mail server that delays its answer to each mail until released. */
const slowServer = async () => {
  const answers: (() => void)[] = []
  const smtp = await server({ onMail: () => new Promise(resolve => answers.push(() => resolve('take'))) })
  return { ...smtp, answer: () => answers.shift()?.() }
}

test('a mail arrives as text and HTML, with umlauts and the stored Message-ID', async () => {
  const smtp = await server()
  const { wake } = sender(smtp.url)
  const mail = {
    key: 'a',
    to: toAddress('jörg@example.org'),
    reply_to: 'anna@example.org',
    locale: 'de' as const,
  }
  const body = { subject: 'Schöne Töne für Jörg', text: 'Grüße aus Lindsee', html: '<p>Grüße</p>' }
  await enqueue(db, { ...mail, ...body }, new Date())
  wake()
  await eventually(() => smtp.mails).toHaveLength(1)
  const { message_id } = await row('a')
  expect(smtp.mails[0]).toMatchObject({
    subject: body.subject,
    text: expect.stringMatching(/^Grüße aus Lindsee\s*$/),
    html: expect.stringContaining('<p>Grüße</p>'),
    messageId: `<${message_id}@academy.example.org>`,
    from: { name: 'Sommerakademie Lindsee', address: 'office@academy.example.org' },
    to: [{ address: 'jörg@example.org' }],
    replyTo: [{ address: 'anna@example.org' }],
  })
  const headers = Object.fromEntries(smtp.mails[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'de',
    'content-type': expect.stringContaining('multipart/alternative'),
  })
})

test('a recipient that consists of two addresses gets no mail', async () => {
  const smtp = await server()
  const { wake } = sender(smtp.url)
  const mail = { key: 'a', locale: 'en' as const, subject: 'Hello', text: 'Hello', html: 'Hello' }
  await enqueue(db, { ...mail, to: toAddress('x@example.org, y@example.org') }, new Date())
  wake()
  // The mail itself is invalid: it is given up and does not block others.
  await eventually(async () => (await row('a')).given_up_at).toBeTruthy()
  expect(smtp.recipients.filter(recipient => ['x@example.org', 'y@example.org'].includes(recipient))).toEqual(
    [],
  )
})

test('a commit wakes the sender, a rollback sends nothing', async () => {
  const smtp = await server()
  sender(smtp.url)
  await put('first')
  await eventually(async () => (await row('first')).sent_at).toBeTruthy()
  const refused = db.transaction().execute(async tx => {
    const body = { subject: 'no', text: 'no', html: 'no' }
    await enqueue(tx, { key: 'no', to: toAddress('no@example.org'), locale: 'de', ...body }, new Date())
    throw new Error('the business failed')
  })
  await expect(refused).rejects.toThrow('the business failed')
  await put('yes')
  await eventually(async () => (await row('yes')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['first@example.org', 'yes@example.org'])
})

test('without a listening connection the sender polls every 15 seconds', async () => {
  const smtp = await server()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    sender(smtp.url, { listenOn: 'postgres://nobody@127.0.0.1:1/nothing' })
    await put('a')
    vi.advanceTimersByTime(15_000)
  } finally {
    vi.useRealTimers()
  }
  await eventually(async () => (await row('a')).sent_at).toBeTruthy()
})

test('a connection closed by the mail server between two mails costs no attempt', async () => {
  const smtp = await server()
  sender(smtp.url)
  await put('a')
  await eventually(async () => (await row('a')).sent_at).toBeTruthy()
  smtp.cutConnections()
  await put('b')
  await eventually(async () => (await row('b')).sent_at).toBeTruthy()
  expect((await row('b')).attempts).toBe(0)
})

test('stopping finishes the mail in progress and takes no other', async () => {
  const smtp = await slowServer()
  const { wake, stop } = sender(smtp.url)
  await put('a', 'b')
  wake()
  await eventually(() => smtp.mails).toHaveLength(1)
  const stopped = stop()
  smtp.answer()
  await stopped
  wake()
  expect((await row('a')).sent_at).toBeInstanceOf(Date)
  expect((await row('b')).sent_at).toBeNull()
  expect(smtp.recipients).toEqual(['a@example.org'])
})

test('the sender survives the loss of all its database connections and sends no mail twice', async () => {
  const smtp = await slowServer()
  sender(smtp.url)
  await put('a')
  await eventually(() => smtp.mails).toHaveLength(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  smtp.answer()
  // The listening connection reconnects and wakes the sender.
  await eventually(async () => (await row('a')).sent_at).toBeTruthy()
  expect(smtp.mails).toHaveLength(1)
})

test('nothing of a confidential mail is kept once it is sent, and a refusal does not name its recipient', async () => {
  const smtp = await server({ refuse: recipient => (recipient.startsWith('no') ? 550 : undefined) })
  sender(smtp.url)
  const body = {
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
    locale: 'en' as const,
    is_confidential: true,
  }
  for (const key of ['yes', 'no'])
    await enqueue(db, { key, to: toAddress(`${key}.body@example.org`), ...body }, new Date())
  await eventually(() => smtp.mails).toHaveLength(1)
  await eventually(async () => (await db.selectFrom('outbox').select('key').execute()).length).toBe(1)
  await eventually(async () => (await row('no')).given_up_at).toBeTruthy()
  expect((await row('no')).last_error).toMatch(/550/)
  expect((await row('no')).last_error).not.toContain('no.body@')
})
