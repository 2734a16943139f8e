import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../../test/database.ts'
import { readConfig } from '../../base/config.ts'
import { s3Store } from '../../base/files/s3-store.ts'
import { startS3 } from '../../base/files/testing/s3-server.ts'
import { smtpServer } from '../../base/mail/smtp-test-server.ts'
import { sql } from '../../db/backup/testing/installation.ts'
import { openFiles } from '../../open.ts'
import { examine } from './examine.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-test-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const NOW = new Date()
const PASSWORD = 'very+secret/word'

const found = async (environment: Record<string, string> = {}, url = database.url) => {
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  return examine({ config, database: { url }, files: openFiles(config, ''), now: NOW })
}
/** Where a mail server listens, with the login of the academy. */
const withLogin = (url: string) => {
  const server = new URL(url)
  server.username = 'academy'
  server.password = PASSWORD
  return { SMTP_URL: server.href, SMTP_TLS: 'optional', MAIL_FROM: 'office@example.org' }
}
const about = (findings: Awaited<ReturnType<typeof found>>, name: string) =>
  findings.filter(finding => finding.about === name)

test('finds nothing wrong with a good installation', async () => {
  const findings = await found()
  expect(about(findings, 'Migrations')).toEqual([
    { about: 'Migrations', state: 'ok', text: 'the schema is up to date' },
  ])
  expect(about(findings, 'Clock')).toMatchObject([{ state: 'ok' }])
  expect(about(findings, 'Disk')).toMatchObject([{ text: expect.stringContaining(dataDir) }])
  expect(about(findings, 'Files')).toMatchObject([{ state: 'ok' }])
  expect(about(findings, 'Certificate')).toEqual([])
  // The file of the check is gone.
  const left = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter(entry => entry.isFile())).toEqual([])
})

test('names settings of the database that can lose data', async () => {
  const [, ...texts] = about(await found(), 'Database').map(({ text }) => text)
  expect(texts.join()).toContain('full_page_writes is off')
})

test('warns about a pending migration', async () => {
  const last = 'name = (select max(name) from schema_migrations)'
  const [{ name, checksum }] = await sql(
    database.url,
    `delete from schema_migrations where ${last} returning name, checksum`,
  )
  onTestFinished(async () => {
    await sql(database.url, 'insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
  })
  const findings = await found()
  expect(about(findings, 'Migrations')).toMatchObject([
    { state: 'warning', text: expect.stringMatching(/^1 are pending/) },
  ])
  expect(about(findings, 'Backup')).toHaveLength(1)
})

test('reports a database of a newer version as a failure', async () => {
  await sql(database.url, `insert into schema_migrations (name, checksum) values ('9999_future.sql', '')`)
  onTestFinished(async () => {
    await sql(database.url, `delete from schema_migrations where name = '9999_future.sql'`)
  })
  expect(about(await found(), 'Migrations')).toMatchObject([
    {
      state: 'failure',
      text: expect.stringMatching(
        /^The database was made by a newer version \(it has the migration 9999_future/,
      ),
    },
  ])
})

test('warns about a database in which the program was never started', async () => {
  const { url, close } = await emptyDatabase()
  onTestFinished(close)
  const findings = await found({ BACKUP: 'folder' }, url)
  expect(about(findings, 'Migrations')).toMatchObject([
    { state: 'warning', text: expect.stringMatching(/is empty: npm start/) },
  ])
  expect(about(findings, 'Backup')).toMatchObject([{ state: 'warning', text: 'there is no good one yet' }])
})

test('a record of the backups that a schema of another version does not have', async () => {
  const { url, close } = await emptyDatabase()
  onTestFinished(close)
  await sql(url, 'create table schema_migrations (name text primary key, checksum text not null)')
  expect(about(await found({ BACKUP: 'folder' }, url), 'Backup')).toMatchObject([
    { state: 'warning', text: 'what became of them could not be read: the schema is not up to date' },
  ])
})

test('warns about mails held since a restore', async () => {
  await sql(database.url, 'insert into mail_hold (last_mail_id) values (0)')
  onTestFinished(async () => void (await sql(database.url, 'delete from mail_hold')))
  expect(about(await found(), 'Mail')).toMatchObject([
    {
      state: 'warning',
      text: expect.stringMatching(
        /^none leaves since the restore of 20.*: npm run outbox -- resume, or discard$/,
      ),
    },
    { text: expect.stringMatching(/^without SMTP_URL/) },
  ])
})

test('reports a database that cannot be reached as a failure', async () => {
  const findings = await found({}, 'postgres://academy:x@127.0.0.1:1/academy')
  expect(about(findings, 'Database')).toMatchObject([{ state: 'failure' }])
  expect(about(findings, 'Files')).toMatchObject([{ state: 'ok' }])
})

test('checks whether backups can be written to their place, and leaves nothing there', async () => {
  const place = async (environment: Record<string, string>) =>
    about(await found(environment), 'Place of the backups')
  const folder = (...parts: string[]) => ({ BACKUP: 'folder', BACKUP_DIR: join(dataDir, ...parts) })
  await writeFile(join(dataDir, 'a-file'), '')
  await mkdir(join(dataDir, 'archives'))
  expect(await place({})).toEqual([])
  expect(await place(folder('archives'))).toMatchObject([
    { state: 'ok', text: expect.stringMatching(/archives can be written$/) },
  ])
  expect(await readdir(join(dataDir, 'archives'))).toEqual([])
  expect(await place(folder('none', 'yet'))).toMatchObject([
    { state: 'warning', text: expect.stringMatching(/does not exist/) },
  ])
  expect(await readdir(dataDir)).not.toContain('none')
  expect(await place(folder('a-file', 'archives'))).toMatchObject([
    { state: 'failure', text: expect.stringMatching(/ENOTDIR/) },
  ])

  const server = await startS3()
  onTestFinished(server.stop)
  const bucket = (endpoint: string) => ({
    BACKUP: 's3',
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: server.settings.bucket,
    BACKUP_S3_ACCESS_KEY_ID: server.settings.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: server.settings.secretAccessKey,
  })
  expect(await place(bucket(server.settings.endpoint))).toMatchObject([{ state: 'ok' }])
  expect(await Array.fromAsync(s3Store(server.settings).list(''))).toEqual([])
  expect(await place(bucket('http://127.0.0.1:1'))).toMatchObject([{ state: 'failure' }])
})

test('names a mail server without TLS', async () => {
  const server = await smtpServer()
  onTestFinished(server.close)
  for (const url of [server.url, server.url.replace('smtp:', 'smtps:')])
    expect(
      about(await found({ SMTP_URL: url, MAIL_FROM: 'office@example.org' }), 'Mail').map(({ text }) => text),
    ).toEqual([`${url.replace(/\/$/, '')} does not offer TLS there: see SMTP_TLS`])
})

test('reports a login that the mail server refuses, without the password', async () => {
  const server = await smtpServer({ login: { user: 'academy', pass: 'other' } })
  onTestFinished(server.close)
  const [mail] = about(await found(withLogin(server.url)), 'Mail')
  expect(mail).toMatchObject({ state: 'failure' })
  expect(mail?.text).toMatch(/^127\.0\.0\.1:\d+ cannot be used: .*no such login/)
  expect(mail?.text).not.toContain(PASSWORD)
})

test('reports a mail server that cannot be reached as a failure', async () => {
  expect(about(await found(withLogin('smtp://127.0.0.1:1')), 'Mail')).toMatchObject([
    { state: 'failure', text: expect.stringMatching(/^127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/) },
  ])
})

test('reports a mail server that accepts the login as fine', async () => {
  const server = await smtpServer({ login: { user: 'academy', pass: PASSWORD } })
  onTestFinished(server.close)
  expect(about(await found(withLogin(server.url)), 'Mail')).toMatchObject([
    { state: 'ok', text: expect.stringMatching(/accepts the login$/) },
  ])
})

test('reports an object store that cannot be reached, without the password', async () => {
  const findings = await found({
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'academy',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: PASSWORD,
  })
  expect(about(findings, 'Files')).toMatchObject([{ state: 'failure' }])
  expect(JSON.stringify(findings)).not.toContain(PASSWORD)
})

test('reports a certificate that nobody trusts, and one that cannot be read', async () => {
  // Any server with TLS will do; this one comes with a certificate of its own.
  const server = new SMTPServer({ secure: true })
  server.on('error', () => {})
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>(done => server.close(done)))
  const { port } = server.server.address() as AddressInfo
  const storage = { S3_BUCKET: 'academy', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: PASSWORD }
  const site = `https://localhost:${port}`
  const findings = await found({ SITE_URL: site, S3_ENDPOINT: 'https://127.0.0.1:1', ...storage })
  // The storage does not answer, which says nothing about the site.
  expect(about(findings, 'Certificate')).toMatchObject([
    { state: 'failure', text: expect.stringMatching(/^that of localhost (expired|is not trusted)/) },
    { state: 'failure', text: expect.stringMatching(/^that of 127\.0\.0\.1 cannot be read: .*ECONNREFUSED/) },
  ])
})
