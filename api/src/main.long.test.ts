import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { programFile } from '../../scripts/lib/start-program.ts'
import { testDatabase } from '../test/database.ts'

/** Ends the connection for notifications of the process, as a server that stops does. */
const breakListener = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // On a busy machine the process has started before its listener is connected.
  let ended = 0
  while (ended === 0) {
    const { rows } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'academy listener'`)
    ended = rows.length
  }
  await client.end()
}

// The role that opens no port and so has no other line.
test('a process in production says its version and role when it has started, which variables are misspelt, and when the database goes and is back', async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'main-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const child = spawn(process.execPath, [programFile('api/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ROLE: 'jobs',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SECRET: 'x'.repeat(32),
      SITE_URL: 'https://academy.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'office@academy.example',
      DATABSE_POOL: '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  const said: string[] = []
  const warnings: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const { level, msg } = JSON.parse(line)
    said.push(msg)
    if (level === 40) warnings.push(msg)
    if (msg.includes('has started')) await breakListener(database.url)
    if (msg.startsWith('The database is back')) child.kill('SIGTERM')
  }
  expect(said).toContain(`Version ${version} has started, with the role jobs.`)
  expect(warnings).toContain('DATABSE_POOL is not known and has no effect. Is DATABASE_POOL meant?')
  expect(warnings).toContainEqual(expect.stringMatching(/^The connection to the database is lost \(.+\)/))
  expect(said.filter(line => /database is (lost|back)/.test(line))).toHaveLength(2)
  expect(await exited).toEqual([0, null])
})
