import { readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { truncateLargeLog } from './launch.ts'
import { newDataFolder, open, query } from './test-kit.ts'

const address = 'somebody.private@example.org'

test('the server log has no statements, no values and no messages that quote user input', async () => {
  const dataDir = await newDataFolder()
  const server = await open({ dataDir })
  await query(server.url, 'create table people (email text unique, born date)')
  const insert = async () => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    const text = 'insert into people (email) values ($1)'
    await client.query(text, [address]).finally(() => client.end())
  }
  await insert()
  await expect(insert()).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining(address) })
  const wrong = [
    `insert into people (email) values ('${address}')`,
    `select '${address}'::date`,
    `select from people where "${address}" = 1`,
    `do $$ begin raise warning '${address}'; end $$`,
  ]
  for (const statement of wrong) await query(server.url, statement).catch(() => {})
  await server.stop()
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain(address)
})

test('the log of a running server is truncated when it has grown too large, and logging continues', async () => {
  const dataDir = await newDataFolder()
  const path = join(dataDir, 'postgres.log')
  const server = await open({ dataDir })
  await truncateLargeLog(path)
  expect(await readFile(path, 'utf8')).toContain('ready to accept connections')
  await truncate(path, 10 * 1024 * 1024 + 1)
  await truncateLargeLog(path)
  expect((await stat(path)).size).toBe(0)
  await server.stop()
  expect(await readFile(path, 'utf8')).toMatch(/^[^\0]*database system is shut down/)
})
