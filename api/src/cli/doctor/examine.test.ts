import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { readConfig } from '../../config.ts'
import { sql } from '../../db/backup/testing/installation.ts'
import { smtpServer } from '../../lib/mail/smtp-test-server.ts'
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

const found = async (environment: Record<string, string> = {}) => {
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  return examine({ config, database: { url: database.url }, files: openFiles(config, ''), now: NOW })
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

test('an installation without faults', async () => {
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

test('settings of the test server that can lose data', async () => {
  const [, ...texts] = about(await found(), 'Database').map(({ text }) => text)
  expect(texts.join()).toContain('full_page_writes is off')
})

test('a pending migration', async () => {
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
  expect(about(await found(), 'Migrations')).toMatchObject([{ state: 'warning', text: /^1 are pending/ }])
})

test('a database that cannot be reached', async () => {
  const config = readConfig({ DATA_DIR: dataDir })
  const findings = await examine({
    config,
    database: { url: 'postgres://academy:x@127.0.0.1:1/academy' },
    files: openFiles(config, ''),
    now: NOW,
  })
  expect(about(findings, 'Database')).toMatchObject([{ state: 'failure' }])
  expect(about(findings, 'Files')).toMatchObject([{ state: 'ok' }])
})

test('a login that the mail server refuses, without the password', async () => {
  const server = await smtpServer({ login: { user: 'academy', pass: 'other' } })
  onTestFinished(server.close)
  const [mail] = about(await found(withLogin(server.url)), 'Mail')
  expect(mail).toMatchObject({ state: 'failure' })
  expect(mail?.text).toContain('no such login')
  expect(mail?.text).not.toContain(PASSWORD)
})

test('a mail server that accepts the login', async () => {
  const server = await smtpServer({ login: { user: 'academy', pass: PASSWORD } })
  onTestFinished(server.close)
  expect(about(await found(withLogin(server.url)), 'Mail')).toMatchObject([
    { state: 'ok', text: /accepts the login$/ },
  ])
})

test('an object store that cannot be reached', async () => {
  const findings = await found({
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'academy',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: PASSWORD,
  })
  expect(about(findings, 'Files')).toMatchObject([{ state: 'failure' }])
  expect(JSON.stringify(findings)).not.toContain(PASSWORD)
})

test('a certificate that nobody trusts', async () => {
  // Any server with TLS will do; this one comes with a certificate of its own.
  const server = new SMTPServer({ secure: true })
  server.on('error', () => {})
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>(done => server.close(done)))
  const { port } = server.server.address() as AddressInfo
  const [certificate] = about(await found({ SITE_URL: `https://localhost:${port}` }), 'Certificate')
  expect(certificate).toMatchObject({ state: 'failure', text: /^that of localhost / })
})

const command = (environment: Record<string, string>) => {
  const file = new URL('../doctor.ts', import.meta.url).pathname
  const env = { PATH: process.env['PATH'] ?? '', ...environment }
  // Less than an idle connection would keep the process: it must end by itself.
  return promisify(execFile)(process.execPath, [file], { env, timeout: 45_000 }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  )
}

test('the command prints one line for each finding and ends with 0', async () => {
  const { stdout, code } = await command({ DATABASE_URL: database.url, DATA_DIR: dataDir })
  expect(stdout).toMatch(/^ok {7}Configuration: complete, for the demo$/m)
  expect(stdout).toMatch(/^warning {2}Mail: without SMTP_URL no mail leaves$/m)
  expect(code).toBe(0)
})

test('the command names every fault of the configuration and ends with 1', async () => {
  const { stdout, code } = await command({ NODE_ENV: 'production', DATA_DIR: dataDir })
  expect(stdout).toMatch(/^FAILURE {2}Configuration: SECRET is missing/m)
  expect(stdout).toMatch(/^FAILURE {2}Configuration: SMTP_URL is missing/m)
  expect(code).toBe(1)
})

test('the command in the wrong folder creates nothing and ends with 1', async () => {
  const missing = join(dataDir, 'missing')
  const { stdout, code } = await command({ DATA_DIR: missing })
  expect(stdout).toMatch(/^FAILURE {2}Database: There is no installation in/m)
  expect(await readdir(dataDir)).not.toContain('missing')
  expect(code).toBe(1)
})
