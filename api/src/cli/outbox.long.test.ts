import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programFile } from '../../../scripts/lib/start-program.ts'
import { testDatabase } from '../../test/database.ts'
import { enqueue, toAddress } from '../base/mail/send-mail.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-test-'))
})
afterEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('mail_hold').execute()
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const outboxWith = async (settings: Record<string, string>, ...args: string[]) => {
  const file = programFile('api/src/cli/outbox.ts')
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings }
  const run = promisify(execFile)(process.execPath, [file, ...args], { env })
  return run.catch((error: { stdout: string; stderr: string }) => error)
}
const outbox = (...args: string[]) => outboxWith({}, ...args)
const write = async (key: string, change = {}) => {
  const mail = { key, to: toAddress(`${key}@example.org`), locale: 'en' as const, subject: key }
  await enqueue(database.db, { ...mail, text: 'Hi', html: 'Hi' }, new Date())
  const updated = database.db.updateTable('outbox').where('key', '=', key)
  return (
    await updated
      .set({ attempts: 0, ...change })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

test('lists mails with their number and state, and resends a mail that failed', async () => {
  const id = await write('refused', { given_up_at: new Date(), attempts: 12, last_error: '550 unknown' })
  await write('other', { given_up_at: new Date() })
  const shown = await outbox()
  expect(shown.stdout).toContain(`${id} · failed · 12 attempts`)
  expect(shown.stdout).toContain('last error: 550 unknown')
  await write('fine')
  const failures = (await outbox('failed')).stdout
  expect(failures.trim().split('\n')).toEqual([
    expect.stringMatching(/ · failed · 12 attempts · refused@example\.org · refused · 550 unknown$/),
    expect.stringMatching(/ · failed · other@example\.org · other$/),
  ])
  expect((await outbox('resend', String(id))).stdout).toContain('tried again: 1')
  expect((await outbox('resend', String(id))).stderr).toContain('not one that failed')
  expect((await outbox('resend', 'all')).stdout).toContain('tried again: 1')
  expect((await outbox('resend')).stderr).toContain('How to use it')
  const left = database.db.selectFrom('outbox').select('id').where('given_up_at', 'is not', null)
  expect(await left.execute()).toEqual([])
  expect((await outbox('failed')).stdout).toContain('No mail has failed.')
})

test('where mails leave, a list has one line for each and no text', async () => {
  await write('secret', { body_text: 'https://academy.example/reset-password/x' })
  await write('second')
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@example.org' }
  const { stdout } = await outboxWith(smtp)
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/ · secret@example\.org · secret$/),
    expect.stringMatching(/ · second@example\.org · second$/),
  ])
  expect((await outbox()).stdout).toContain('https://academy.example/reset-password/x')
})

test('lists them again for every line of its input, and ends with it', async () => {
  const file = programFile('api/src/cli/outbox.ts')
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [file, 'repeat'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const chunks = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
  const nextList = async () => {
    let printed = ''
    child.stdin.write('10\n')
    while (!printed.endsWith('── end ──\n')) printed += (await chunks.next()).value
    return printed
  }
  expect(await nextList()).toContain('No mail has been written yet.')
  await write('later')
  expect(await nextList()).toContain('To: later@example.org')
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('reports that mails are held after a restore, and releases them', async () => {
  const last_mail_id = await write('archived')
  await database.db.insertInto('mail_hold').values({ last_mail_id }).execute()
  await write('new')
  const shown = await outbox()
  expect(shown.stdout).toContain('· held ──')
  expect(shown.stdout).toContain('No mail leaves since the restore of')
  expect((await outbox('discard')).stdout).toContain('Mails of the archive that were deleted: 1')
  expect((await outbox('resume')).stderr).toContain('Mails are not held.')
  const left = await database.db.selectFrom('outbox').select('key').execute()
  expect(left).toEqual([{ key: 'new' }])
})
