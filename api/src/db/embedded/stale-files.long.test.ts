import { once } from 'node:events'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminUrl } from '../../../test/admin-url.ts'
import { freePort } from './free-port.ts'
import { copyDataFolder, killServer, newDataFolder, open, query, serverPid } from './test-kit.ts'

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid')

const dataDirectory = async (dataDir: string, url: string) =>
  (await query(await adminUrl(dataDir, url), 'show data_directory'))[0]?.['data_directory']

async function writePidFile(dataDir: string, pid: number, port: number): Promise<void> {
  const lines = [
    pid,
    join(dataDir, 'postgres'),
    1_800_000_000,
    port,
    '',
    '127.0.0.1',
    '  1  1',
    'ready   ',
    '',
  ]
  await writeFile(pidFile(dataDir), lines.join('\n'))
}

test('the pid file of a crashed server does not block the start', async () => {
  const dataDir = await newDataFolder()
  await open({ dataDir })
  await killServer(dataDir)
  expect(await readFile(pidFile(dataDir), 'utf8')).toContain('ready')
  const server = await open({ dataDir })
  expect(await dataDirectory(dataDir, server.url)).toBe(join(dataDir, 'postgres'))
})

test('a pid file whose pid now belongs to another process does not block the start', async () => {
  const dataDir = await newDataFolder()
  await writePidFile(dataDir, process.pid, 5432)
  const server = await open({ dataDir })
  expect(await dataDirectory(dataDir, server.url)).toBe(join(dataDir, 'postgres'))
})

test('a copy of a folder in use gets its own server', async () => {
  const original = await open({ dataDir: await newDataFolder() })
  const copied = await copyDataFolder(await newDataFolder())
  expect(await readFile(pidFile(copied), 'utf8')).toContain('ready')
  const server = await open({ dataDir: copied })
  expect(server.url).not.toBe(original.url)
  expect(await dataDirectory(copied, server.url)).toBe(join(copied, 'postgres'))
  expect(await dataDirectory(await newDataFolder(), original.url)).toBe(
    join(await newDataFolder(), 'postgres'),
  )
})

test('another port is used when the port of the crashed server is occupied', async () => {
  const dataDir = await newDataFolder()
  const stranger = createServer().listen(await freePort(), '127.0.0.1')
  await once(stranger, 'listening')
  const address = stranger.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await writePidFile(dataDir, process.pid, port)
  const server = await open({ dataDir })
  stranger.close()
  expect(Number(new URL(server.url).port)).not.toBe(port)
})

test('a log larger than 10 MB is started anew, a smaller one is continued', async () => {
  const dataDir = await newDataFolder()
  const log = join(dataDir, 'postgres.log')
  await writeFile(log, 'a line of last week\n')
  await (await open({ dataDir })).stop()
  expect(await readFile(log, 'utf8')).toMatch(/^a line of last week\n[\s\S]*ready to accept connections/)

  await truncate(log, 10 * 1024 * 1024 + 1)
  await (await open({ dataDir })).stop()
  expect((await stat(log)).size).toBeLessThan(10_000)
  expect(await readFile(log, 'utf8')).toContain('ready to accept connections')
  expect(await serverPid(dataDir)).toBeUndefined()
})
