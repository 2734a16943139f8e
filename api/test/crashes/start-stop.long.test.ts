import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Program } from '../../../scripts/lib/start-program.ts'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { isServerOf, readPidFile } from '../../src/db/embedded/pid-file.ts'
import { openEmbedded } from '../../src/db/embedded/server.ts'
import { newDataFolder } from './data-folder.ts'
import { startDemoAfterDeadline } from './program.ts'

let dataDir: string
const programs: Program[] = []
beforeEach(async () => {
  dataDir = await newDataFolder()
})
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (environment: Record<string, string> = {}) => {
  const program = await startDemoAfterDeadline({ DATA_DIR: dataDir, ...environment })
  programs.push(program)
  return program
}

const serverFolder = () => join(dataDir, 'postgres')
const serverPid = async () =>
  (await readPidFile(serverFolder()))?.pid ?? expect.fail('PostgreSQL is not running')

const write = (url: string, index: number) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
    body: JSON.stringify({ email: `w${index}@example.org`, subject: `write ${index}`, message: 'kept?' }),
  })

const subjects = async () => {
  const server = await openEmbedded({ dataDir, role: 'command', label: 'test', print: () => {} })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<{ subject: string }>('select subject from contact_messages')
  await client.end()
  await server.stop()
  return new Set(rows.map(row => row.subject))
}

test('kill -9 during 200 writes loses no acknowledged one, and the next start works', async () => {
  const first = await start()
  const acknowledged: number[] = []
  let sent = 0
  const writer = async () => {
    while (sent < 200) {
      const index = sent++
      if (index === 120) void first.end('SIGKILL')
      const response = await write(first.url, index).catch(() => undefined)
      if (response?.status === 200) acknowledged.push(index)
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  expect(acknowledged.length).toBeGreaterThan(50)
  expect(acknowledged.length).toBeLessThan(200)

  const second = await start()
  expect(second.output()).toContain('The academy is open')
  expect((await write(second.url, 500)).status).toBe(200)
  const kept = await subjects()
  expect(acknowledged.filter(index => !kept.has(`write ${index}`))).toEqual([])
})

test('a port in use is reported, with the remedy', async () => {
  const port = await freePort()
  const other = createServer().listen(port, 'localhost')
  const program = await start({ PORT: String(port) })
  other.close()
  expect(program.output()).toMatch(new RegExp(`Port ${port} is taken by another program.*PORT=`))
  expect(program.output()).not.toMatch(/^\s+at /m)
  expect(program.process.exitCode).toBe(1)
})

test('an unusable data folder is reported in one plain line', async () => {
  const blocked = join(dataDir, 'blocked')
  await writeFile(blocked, 'a file where the folder should be')
  const program = await start({ DATA_DIR: blocked })
  expect(program.output()).toContain(blocked)
  expect(program.output().trim().split('\n')).toHaveLength(1)
  expect(program.process.exitCode).toBe(1)
})

test('production lists the missing configuration as lines of the log and does not start', async () => {
  const program = await start({ NODE_ENV: 'production', ACADEMY_NOW: '2027-01-01T00:00:00Z' })
  const lines = program.output().trim().split('\n')
  const entries = lines.map(line => JSON.parse(line))
  expect(entries.map(({ level }) => level)).toEqual(Array(5).fill(50))
  expect(entries.map(({ msg }) => msg.split(' ')[0])).toEqual([
    'SECRET',
    'SITE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'ACADEMY_NOW',
  ])
  expect(program.process.exitCode).toBe(1)
})

test('a second start is refused, a killed PostgreSQL starts again, and repeated Ctrl-C stops it', async () => {
  const first = await start()
  const second = await start()
  expect(second.output()).toContain(`The academy is already running on this data: ${first.url}`)
  expect(second.process.exitCode).toBe(1)

  const status = () => fetch(`${first.url}/api/academyCurrent`).then(response => response.status)
  expect(await status()).toBe(200)
  process.kill(await serverPid(), 'SIGKILL')
  const seen = new Set<number>()
  await vi.waitFor(
    async () => {
      seen.add(await status())
      expect([...seen]).toContain(503)
      expect(await status()).toBe(200)
    },
    { timeout: 120_000, interval: 20 },
  )
  expect([...seen].filter(code => code !== 200 && code !== 503)).toEqual([])
  expect((await write(first.url, 1)).status).toBe(200)

  const pid = await serverPid()
  expect(await isServerOf(serverFolder(), pid)).toBe(true)
  const ended = first.end('SIGINT')
  first.process.kill('SIGINT')
  first.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  // The pid may exist a little longer, until the parent has collected the exit status.
  expect(await isServerOf(serverFolder(), pid)).toBe(false)

  const third = await start()
  expect((await fetch(`${third.url}/api/ready`)).status).toBe(200)
})
