import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { programFile } from '../../../scripts/lib/start-program.ts'
import { testDatabase } from '../../test/database.ts'

test('shows the password of a new admin, and none for an account that exists', async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'admin-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const create = async () => {
    const file = programFile('api/src/cli/admin.ts')
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
    const run = promisify(execFile)(process.execPath, [file, 'create', 'lead@example.org'], { env })
    return run.catch((error: { stdout: string; stderr: string }) => error)
  }
  expect((await create()).stdout).toMatch(/^The password is Aa-\S{20}$/m)
  const { stdout, stderr } = await create()
  expect(stdout).toBe('')
  expect(stderr).toContain('lead@example.org has an account.')
})
