import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { answers, killServer, newDataFolder, open, openInChild, query, serverPid, until } from './test-kit.ts'

test('a killed PostgreSQL is restarted at the same address, and the app keeps its lock', async () => {
  const dataDir = await newDataFolder()
  const said: string[] = []
  const server = await open({ dataDir, role: 'app', label: 'the first', print: line => said.push(line) })
  // As an external server: each outage is one line, and one when it is over.
  const outages: string[] = []
  const connected = Promise.withResolvers<void>()
  const report = { lost: () => outages.push('lost'), back: () => outages.push('back') }
  const listener = listen(server.url, { some_channel: () => connected.resolve() }, report)
  await connected.promise
  for (let time = 1; time <= 2; time++) {
    await killServer(dataDir)
    await until(() => answers(server.url), 'the server is back')
    await until(() => said.length === 2 * time, 'the app has its place again')
    await until(() => outages.length === 2 * time, 'the outage is over for the listener')
  }
  expect(outages).toEqual(['lost', 'back', 'lost', 'back'])
  await listener.stop()
  expect(said.slice(0, 2)).toEqual([
    'PostgreSQL ended unexpectedly; starting it again ...',
    'PostgreSQL is running again.',
  ])
  await expect(open({ dataDir, role: 'app' })).rejects.toThrow('already running on this data: the first')
  await server.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('no acknowledged write is lost when all PostgreSQL processes are killed', async () => {
  const dataDir = await newDataFolder()
  const server = await open({ dataDir, role: 'app', settings: {} })
  await query(server.url, 'create table notes (id int primary key)')
  // Control: PostgreSQL empties an unlogged table after a crash, so a loss would show here.
  await query(server.url, 'create unlogged table unsafe_notes (id int primary key)')
  const processes = (await query(server.url, 'select pid from pg_stat_activity')).map(({ pid }) =>
    Number(pid),
  )

  const acknowledged: number[] = []
  const writer = async (start: number) => {
    for (let id = start; id < start + 100; ) {
      const client = new Client({ connectionString: server.url })
      client.on('error', () => {})
      try {
        await client.connect()
        for (; id < start + 100; id++) {
          await client.query(`insert into unsafe_notes values (${id})`)
          await client.query(`insert into notes values (${id})`)
          acknowledged.push(id)
          if (acknowledged.length === 180) await killEverything()
        }
      } catch {
        id++ // not acknowledged: may be written or not
      }
      await client.end()
      await until(() => answers(server.url), 'the server is back')
    }
  }
  const killEverything = async () => {
    const postmaster = await serverPid(dataDir)
    for (const pid of [postmaster ?? 0, ...processes]) if (pid) process.kill(pid, 'SIGKILL')
  }
  await Promise.all([0, 100, 200, 300].map(writer))

  const kept = new Set((await query(server.url, 'select id from notes')).map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(390)
  expect(acknowledged.filter(id => !kept.has(id))).toEqual([])
  const [unsafe] = await query(server.url, 'select count(*)::int as count from unsafe_notes')
  expect(unsafe?.['count']).toBeLessThan(acknowledged.length - 100)
})

test('the app takes its lock again after a single connection crashed', async () => {
  const dataDir = await newDataFolder()
  const said: string[] = []
  const server = await open({ dataDir, role: 'app', label: 'the first', print: line => said.push(line) })
  const [victim] = await query(server.url, `select pid from pg_stat_activity where datname = 'postgres'`)
  process.kill(Number(victim?.['pid']), 'SIGKILL')
  await until(() => said.includes('PostgreSQL is running again.'), 'the app has its place again')
  expect(await answers(server.url)).toBe(true)
  await expect(open({ dataDir, role: 'app' })).rejects.toThrow('already running on this data: the first')
})

test('the server is not restarted when it dies while the app stops', async () => {
  const dataDir = await newDataFolder()
  for (const moment of ['before anybody noticed', 'while it is being started again']) {
    const said: string[] = []
    const server = await open({ dataDir, role: 'app', print: line => said.push(line) })
    process.kill((await serverPid(dataDir)) ?? 0, 'SIGKILL')
    if (moment !== 'before anybody noticed') await until(() => said.length, 'the app noticed')
    await server.stop()
    expect(await until(async () => !(await serverPid(dataDir)), moment)).toBe(true)
  }
})

test('an app that stopped after a server crash leaves nothing that could restart the server', async () => {
  const dataDir = await newDataFolder()
  const child = openInChild(dataDir, 'app')
  const url = await child.waitForMessage('url')
  await killServer(dataDir)
  await until(() => answers(url), 'the server is back')
  await child.stop() // waits until the process ends by itself
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('PostgreSQL waits for its port when another process took it in the meantime', async () => {
  const dataDir = await newDataFolder()
  const app = openInChild(dataDir, 'app')
  const url = await app.waitForMessage('url')
  app.signal('SIGSTOP') // pause the app so that the other process gets the port first
  await killServer(dataDir)
  const stranger = await occupy(url)
  app.signal('SIGCONT')
  const log = () => readFile(join(dataDir, 'postgres.log'), 'utf8')
  await until(async () => (await log()).includes('Address already in use'), 'PostgreSQL misses its port')
  stranger.close()
  expect(await until(() => answers(url), 'the server is back')).toBe(true)
})

test('a command that finds a crashed server restarts it at the address that the app expects', async () => {
  const dataDir = await newDataFolder()
  const app = openInChild(dataDir, 'app', 'the first')
  const url = await app.waitForMessage('url')
  app.signal('SIGSTOP')
  await killServer(dataDir)
  const command = await open({ dataDir })
  expect(command.url).toBe(url)
  app.signal('SIGCONT')
  await until(() => isTheApp(url, 'the first'), 'the app has its place again')
  await command.stop()
  expect(await answers(url)).toBe(true)
})

test('an app whose server was restarted by another process takes it over when that process is done', async () => {
  const dataDir = await newDataFolder()
  const app = openInChild(dataDir, 'app', 'the first')
  const url = await app.waitForMessage('url')
  app.signal('SIGSTOP')
  await killServer(dataDir)
  const stranger = await occupy(url)
  const command = await open({ dataDir })
  expect(command.url).not.toBe(url)
  stranger.close()
  app.signal('SIGCONT')
  await app.waitForMessage('print')
  expect(await answers(command.url)).toBe(true)
  await command.stop()
  await until(() => answers(url), 'the server is back')
  expect(await until(() => isTheApp(url, 'the first'), 'the app has its place again')).toBe(true)
})

async function occupy(url: string): Promise<Server> {
  const stranger = createServer().listen(Number(new URL(url).port), '127.0.0.1')
  await once(stranger, 'listening')
  return stranger
}

async function isTheApp(url: string, label: string): Promise<boolean> {
  const rows = await query(
    url,
    `select from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and mode = 'ExclusiveLock' and application_name = '${label}'`,
  )
  return rows.length > 0
}
