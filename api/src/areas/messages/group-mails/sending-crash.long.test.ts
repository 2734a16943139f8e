import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { showGroupMail } from '@academy/contract/messages/group-mails/endpoints'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertPeople, startGroupMail } from '../../../../test/group-mail-fixture.ts'
import { type Behaviour, smtpServer } from '../../../base/mail/smtp-test-server.ts'

let fixture: TestApp
let office: Person
beforeEach(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
})
afterEach(() => fixture.close())

const eventually = <T>(check: () => T) => expect.poll(check, { timeout: 40_000, interval: 20 })
const show = async (id: number) =>
  (await fixture.call(showGroupMail, { params: { id: String(id) } }, { as: office })).body

/** Another process that queues and sends, as the program does. */
const startProcess = (smtpUrl: string) => {
  const from = (path: string) => new URL(path, import.meta.url).href
  const program = `
    const { connect } = await import('${from('../../../db/connection.ts')}')
    const { startSender } = await import('${from('../../../base/mail/sender.ts')}')
    const { withJobLock } = await import('${from('../../../db/advisory-locks.ts')}')
    const { sendBatch } = await import('${from('./send-batch.ts')}')
    const url = '${fixture.url}'
    const { db } = connect(url, 4)
    const services = { config: { siteUrl: 'http://localhost' }, secret: 'a secret' }
    const transport = { smtpUrl: '${smtpUrl}', from: 'Academy <office@example.org>', isTlsOptional: true }
    startSender({ db, url, transport, log: { info() {}, warn() {} }, attach() {}, renew() {} })
    for (;;)
      await withJobLock(url, 'group_mails', () =>
        db.transaction().execute(tx => sendBatch(tx, services, { now: new Date(), size: 3, seconds: 0 })))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  return kill
}

test('two processes, one of them killed, send each mail exactly once', async () => {
  const people = await insertPeople(fixture, 40)
  const id = await startGroupMail(fixture, office, people)
  const taken: string[] = []
  let isHanging = true
  const inHand = Promise.withResolvers<void>()
  const onMail: Behaviour['onMail'] = ({ to }) => {
    // The first process is killed while the server has not yet accepted its tenth mail.
    if (isHanging && taken.length === 9) {
      inHand.resolve()
      return 'hang'
    }
    taken.push(to?.[0]?.address ?? '')
    return 'take'
  }
  const smtp = await smtpServer({ onMail })
  onTestFinished(smtp.close)
  const killFirst = startProcess(smtp.url)
  await inHand.promise
  await killFirst()
  isHanging = false
  const kills = [startProcess(smtp.url), startProcess(smtp.url)]
  await eventually(async () => (await show(id)).counts.sent).toBe(40)
  // Before the database is closed.
  for (const kill of kills) await kill()
  expect(taken.toSorted()).toEqual(people.map((_, index) => `p${index}@group.example`).toSorted())
  expect(await show(id)).toMatchObject({ state: 'sent', counts: { waiting: 0, failed: 0 } })
})
