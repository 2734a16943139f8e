import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { waitOptions } from '../../../test/wait-options.ts'
import { withoutSkipLocked } from '../../../test/without-locks.ts'
import { eventually, from, mailTestKit } from './mail-test-kit.ts'

const { db, url, server, sender, put, row } = await mailTestKit()

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

/** Starts another process that has locked a mail and waits for its mail server. */
const processWithMailInHand = async () => {
  const hanging = await server({ onMail: () => 'hang' })
  const program = `
    const { connect } = await import('${new URL('../../db/connection.ts', import.meta.url)}')
    const { startSender } = await import('${new URL('./sender.ts', import.meta.url)}')
    const transport = { smtpUrl: '${hanging.url}', from: '${from}', isTlsOptional: true }
    startSender({ db: connect('${url}', 2).db, url: '${url}', transport, log: { info() {}, warn() {} }, attach() {}, renew() {} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await eventually(() => hanging.mails).toHaveLength(1)
  return child
}

test('a paused process keeps its mail locked, a killed one releases it at once', async () => {
  await put('a')
  const child = await processWithMailInHand()
  child.kill('SIGSTOP')
  const smtp = await server()
  const { wake } = sender(smtp.url)
  await put('b')
  await eventually(async () => (await row('b')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['b@example.org'])

  child.kill('SIGKILL')
  await once(child, 'exit')
  await eventually(async () => {
    wake()
    return (await row('a')).sent_at
  }).toBeTruthy()
  expect(smtp.recipients).toEqual(['b@example.org', 'a@example.org'])
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
