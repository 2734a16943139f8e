import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { withoutSkipLocked } from '../../../test/without-locks.ts'
import { eventually, mailTestKit } from './mail-test-kit.ts'
import { stopMails } from './resend.ts'

const { db, server, sender, put, row } = await mailTestKit()

const stop = (key: string) => db.transaction().execute(tx => stopMails(tx, sql`outbox.key = ${key}`))
const stopAll = () => db.transaction().execute(tx => stopMails(tx, sql`true`))

/** Stops a mail while the mail server has it in hand. Returns how many were stopped. */
const stopInHand = async (plugins: KyselyPlugin[]) => {
  const attempts: number[][] = []
  const smtp = await server({
    onMail: async () => {
      attempts.push(await stop('a'))
      return 'take' as const
    },
  })
  await put('a')
  sender(smtp.url, { plugins })
  await eventually(() => [attempts.length, smtp.mails.length]).toEqual([1, 1])
  return { stopped: attempts.flat(), mails: smtp.mails }
}

test('a mail that is being sent cannot be stopped any more', async () => {
  const { stopped, mails } = await stopInHand([])
  await eventually(async () => (await row('a')).sent_at).toBeTruthy()
  expect(stopped).toEqual([])
  expect(mails).toHaveLength(1)
  expect(await stop('a')).toEqual([])
  expect((await row('a')).stopped_at).toBeNull()
})

test('control: without the lock of the sender a mail is stopped and sent', async () => {
  const { stopped, mails } = await stopInHand([withoutSkipLocked()])
  expect([stopped.length, mails.length]).toEqual([1, 1])
})

test('each of 60 mails is either sent or stopped while a sender works', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `m${index}`)
  const smtp = await server()
  await put(...keys)
  sender(smtp.url)
  await eventually(() => smtp.mails.length).toBeGreaterThan(3)
  await Promise.all([stopAll(), stopAll(), stopAll()])
  const states = () => db.selectFrom('outbox').select(['recipient', 'sent_at', 'stopped_at']).execute()
  await eventually(async () => (await states()).every(one => one.sent_at || one.stopped_at)).toBe(true)
  const sent = (await states()).filter(one => one.sent_at).map(({ recipient }) => recipient)
  expect(smtp.recipients.toSorted()).toEqual(sent.toSorted())
  expect(sent.length).toBeLessThan(60)
})

test('a stopped mail is not sent', async () => {
  await put('a', 'b')
  await stop('a')
  const smtp = await server()
  sender(smtp.url)
  await eventually(async () => (await row('b')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['b@example.org'])
})
