import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, from, mailTestKit } from './mail-test-kit.ts'

const { url, server, sender, put, row } = await mailTestKit()

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
