import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { adminUrl } from '../../../test/admin-url.ts'
import { findPrograms } from './programs.ts'
import { chooseRunAs, commandAs } from './run-as.ts'
import { answers, emptyFolder, open, openInChild, query, serverPid, until } from './test-kit.ts'

const run = promisify(execFile)

test('the first start creates a secure database, the next start reuses it', async () => {
  const dataDir = join(await emptyFolder(), 'new', 'data')
  const server = await open({ dataDir, settings: {} })

  expect(server.url).toMatch(/^postgres:\/\/academy_app:[\w-]{43}@127\.0\.0\.1:\d+\/academy$/)
  expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  expect((await readdir(dataDir)).sort()).toEqual([
    'postgres',
    'postgres.lock',
    'postgres.log',
    'postgres.password',
  ])
  const admin = await adminUrl(dataDir, server.url)
  const settings = await query(
    admin,
    `select name, setting from pg_settings where name in ('data_checksums', 'fsync', 'listen_addresses',
       'password_encryption', 'server_encoding', 'unix_socket_directories', 'TimeZone')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    TimeZone: 'UTC',
    data_checksums: 'on',
    fsync: 'on',
    listen_addresses: '127.0.0.1',
    password_encryption: 'scram-sha-256',
    server_encoding: 'UTF8',
    unix_socket_directories: '',
  })
  expect(
    await query(
      server.url,
      `select datlocprovider, datlocale, lower('ÄÉŘ') from pg_database where datname = current_database()`,
    ),
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', lower: 'äéř' }])
  const doors = await query(admin, `select distinct auth_method from pg_hba_file_rules`)
  expect(doors).toEqual([{ auth_method: 'scram-sha-256' }])

  await query(server.url, `create table kept as select 'Adagio' as title`)
  await server.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
  expect(await answers(server.url)).toBe(false)

  const again = await open({ dataDir })
  expect(await query(again.url, 'select title from kept')).toEqual([{ title: 'Adagio' }])
})

test('a first start that was killed halfway does not block the next one and leaves no files behind', async () => {
  const dataDir = await emptyFolder()
  const child = openInChild(dataDir, 'app')
  const tempFolder = join(dataDir, `postgres.new-${child.pid}`, 'cluster')
  await until(() => stat(join(tempFolder, 'PG_VERSION')).catch(() => undefined), 'initdb is at work')
  await child.kill()
  expect(await readdir(dataDir)).not.toContain('postgres')

  const server = await open({ dataDir })
  expect(await answers(server.url)).toBe(true)
  expect((await readdir(dataDir)).filter(name => name.includes('new'))).toEqual([])
})

test('two first starts at once share one database', async () => {
  const dataDir = await emptyFolder()
  const both = [openInChild(dataDir, 'command'), openInChild(dataDir, 'command')]
  const urls = await Promise.all(both.map(child => child.waitForMessage('url')))
  expect(new Set(urls).size).toBe(1)
  expect(await answers(urls[0] ?? '')).toBe(true)
  for (const child of both) await child.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('control: two plain initdb runs on one folder conflict', async () => {
  const folder = join(await emptyFolder(), 'cluster')
  const { initdb } = await findPrograms()
  const { command, args, options } = commandAs(await chooseRunAs(), initdb, [
    `--pgdata=${folder}`,
    '--no-sync',
  ])
  const results = await Promise.allSettled([run(command, args, options), run(command, args, options)])
  expect(results.map(result => result.status)).toContain('rejected')
})
