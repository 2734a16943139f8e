import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programFile } from '../../../../scripts/lib/start-program.ts'
import { testDatabase } from '../../../test/database.ts'

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

const command = (environment: Record<string, string>) => {
  const file = programFile('api/src/cli/doctor.ts')
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

test('the command says that the database refuses the login', async () => {
  const url = Object.assign(new URL(database.url), { username: 'nobody_known' }).href
  const { stdout, code } = await command({ DATABASE_URL: url, DATA_DIR: dataDir })
  expect(stdout).toMatch(/^FAILURE {2}Database: The database of DATABASE_URL \(.*\) refused the login: /m)
  expect(code).toBe(1)
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
