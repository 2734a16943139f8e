import { troubleTexts } from '@academy/contract/base/mail-trouble'
import { expect, test } from 'vitest'
import { workerPool } from '../worker-pool.ts'
import { eventually, mailTestKit } from './mail-test-kit.ts'
import { enqueue, toAddress } from './send-mail.ts'

const { db, server, sender, put, row, makeDue } = await mailTestKit()

const mail = {
  key: 'a',
  to: toAddress('a@example.org'),
  locale: 'en' as const,
  subject: 'Papers',
  text: 'Hi',
  html: 'Hi',
}
const paper = (name: string) =>
  Promise.resolve({ filename: `${name}.pdf`, contentType: 'application/pdf', content: Buffer.from(name) })

test('an attachment is created when the mail is sent, and arrives with it', async () => {
  const smtp = await server()
  await enqueue(db, { ...mail, attachments: ['paper:1', 'paper:2'] }, new Date())
  const { wake } = sender(smtp.url, { attach: paper })
  wake()
  await eventually(() => smtp.mails).toHaveLength(1)
  const arrived = smtp.mails[0]?.attachments.map(({ filename, mimeType, disposition, content }) => ({
    filename,
    mimeType,
    disposition,
    text: Buffer.from(content as ArrayBuffer).toString(),
  }))
  const expected = { mimeType: 'application/pdf', disposition: 'attachment' }
  expect(arrived).toEqual([
    { ...expected, filename: 'paper:1.pdf', text: 'paper:1' },
    { ...expected, filename: 'paper:2.pdf', text: 'paper:2' },
  ])
})

test('an attachment that cannot be created is a failed attempt; other mails are sent, and the next attempt succeeds', async () => {
  const smtp = await server()
  let broken = true
  const attach = (name: string) => (broken ? Promise.reject(new Error('no paper left')) : paper(name))
  await enqueue(db, { ...mail, attachments: ['paper:1'] }, new Date(0))
  await put('b', 'c')
  const { wake } = sender(smtp.url, { attach })
  wake()
  await eventually(() => smtp.recipients).toEqual(['b@example.org', 'c@example.org'])
  expect(await row('a')).toMatchObject({
    attempts: 1,
    last_error: troubleTexts.en.attachment_failed,
    sent_at: null,
    given_up_at: null,
  })
  broken = false
  await makeDue()
  wake()
  await eventually(() => smtp.mails.at(-1)?.subject).toBe('Papers')
  await eventually(async () => (await row('a')).sent_at).not.toBeNull()
})

test('an attachment that hangs times out, other mails are sent, and the mail is never given up', async () => {
  const smtp = await server()
  const attach = () => new Promise<never>(() => {})
  await enqueue(db, { ...mail, attachments: ['paper:1'] }, new Date(0))
  await db.updateTable('outbox').set({ attempts: 11 }).execute()
  await put('b')
  sender(smtp.url, { attach, attachTimeoutMs: 100 })
  await eventually(() => smtp.recipients).toEqual(['b@example.org'])
  expect(await row('a')).toMatchObject({
    attempts: 12,
    last_error: troubleTexts.en.attachment_failed,
    sent_at: null,
    given_up_at: null,
  })
})

test('an attachment whose rendering hangs is a failed attempt after its time limit, and other mails are sent', async () => {
  const smtp = await server()
  const render = workerPool<string, never>(new URL('../worker-pool.fixture.ts', import.meta.url), {
    threads: 1,
    maxWaiting: 1,
    waitMs: 60_000,
    limitMs: 300,
  })
  await enqueue(db, { ...mail, attachments: ['paper:1'] }, new Date(0))
  await put('b', 'c')
  sender(smtp.url, { attach: () => render('hang') }).wake()
  await eventually(() => smtp.recipients).toEqual(['b@example.org', 'c@example.org'])
  expect(await row('a')).toMatchObject({
    attempts: 1,
    last_error: troubleTexts.en.attachment_failed,
    sent_at: null,
    given_up_at: null,
  })
})

test('other mails are sent, whatever else hangs', async () => {
  const smtp = await server()
  const hanging = Promise.withResolvers<void>()
  const attach = async (name: string) => {
    await hanging.promise
    return paper(name)
  }
  await enqueue(db, { ...mail, attachments: ['paper:1'] }, new Date(0))
  await put('b')
  sender(smtp.url, { attach, mailWithin: 100 })
  await eventually(() => smtp.recipients).toEqual(['b@example.org'])
  hanging.resolve()
  await eventually(async () => (await row('a')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['b@example.org', 'a@example.org'])
})
