import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { waitOptions } from '../../../test/wait-options.ts'
import { withoutSkipLocked } from '../../../test/without-locks.ts'
import { eventually, mailTestKit } from './mail-test-kit.ts'

const { db, server, sender, put, row } = await mailTestKit()

const keys = Array.from({ length: 60 }, (_, index) => `m${index}`)
const waiting = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()

const sendWithTwo = async (plugins: KyselyPlugin[]) => {
  // Each sender’s first mail is delayed until the other one has a mail in progress.
  let inHand = 0
  const both = Promise.withResolvers<void>()
  const onMail = async () => {
    inHand += 1
    if (inHand === 2) both.resolve()
    await both.promise
    return 'take' as const
  }
  const smtp = await server({ onMail })
  await put(...keys)
  sender(smtp.url, { plugins })
  sender(smtp.url, { plugins })
  await expect.poll(waiting, waitOptions).toEqual([])
  // Both senders sent mails.
  expect(smtp.connections()).toBe(2)
  return smtp.recipients
}

test('two senders deliver each of 60 mails exactly once', async () => {
  const recipients = await sendWithTwo([])
  expect(recipients.toSorted()).toEqual(keys.map(key => `${key}@example.org`).toSorted())
})

test('control: without the lock two senders deliver mails twice', async () => {
  expect((await sendWithTwo([withoutSkipLocked()])).length).toBeGreaterThan(keys.length)
})

test('a slow mail server does not make the database end the transaction that locks the mail', async () => {
  const smtp = await server({ onMail: () => new Promise(resolve => setTimeout(resolve, 500, 'take')) })
  await put('a')
  sender(smtp.url, { idleTimeout: 300 })
  await eventually(waiting).toEqual([])
  expect(smtp.mails).toHaveLength(1)
  const { next_attempt_at, sent_at } = await row('a')
  expect(Number(sent_at) - Number(next_attempt_at)).toBeGreaterThan(450)
})
