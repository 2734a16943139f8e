import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, inject } from 'vitest'
import type { Host } from './cluster.ts'
import { freePort } from './free-port.ts'
import { isServerOf, readPidFile } from './pid-file.ts'
import { type EmbeddedOptions, type EmbeddedServer, openEmbedded } from './server.ts'

const folders: string[] = []
const servers: EmbeddedServer[] = []
const children: ChildProcess[] = []
let made: Promise<string> | undefined

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'academy embedded-'))
  folders.push(folder)
  return folder
}

/** Returns a data folder with an initialized database, shared by the tests of a file. */
export async function newDataFolder(): Promise<string> {
  made ??= mkdtemp(join(tmpdir(), 'academy embedded-')).then(folder =>
    copyInto(folder, inject('initializedFolder')),
  )
  return made
}

/** Returns a copy, for a test that damages the data. */
export async function copyDataFolder(original = inject('initializedFolder')): Promise<string> {
  return copyInto(join(await emptyFolder(), 'data'), original)
}

async function copyInto(dataDir: string, original: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${original}/.`, dataDir])
  return dataDir
}

type Choices = Partial<EmbeddedOptions> & { dataDir: string }

/** Calls openEmbedded with defaults for tests: a command, silent, without fsync. */
export async function open(choices: Choices, host?: Promise<Host>): Promise<EmbeddedServer> {
  const usual = { role: 'command', label: 'test', print: () => {}, settings: { fsync: 'off' } } as const
  const server = await openEmbedded({ ...usual, ...choices }, host)
  servers.push(server)
  return server
}

/** Opens the server in another process. `waitForMessage` waits for an output line with this key. */
export function openInChild(dataDir: string, role: 'app' | 'command', label = 'child') {
  const script = fileURLToPath(new URL('lease-owner.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir, role, label], {
    ...{ stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  })
  children.push(child)
  const events: Record<string, string>[] = []
  createInterface(child.stdout).on('line', line => events.push(JSON.parse(line)))
  return {
    pid: child.pid ?? 0,
    waitForMessage: (key: string) =>
      until(() => events.find(event => key in event)?.[key], `the child prints ${key}`),
    outcome: () => until(() => events.find(event => 'url' in event || 'refused' in event), 'the child opens'),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    kill: () => ended(child, () => child.kill('SIGKILL')),
    stop: () => ended(child, () => child.stdin.write('stop\n')),
  }
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  const exit = once(child, 'exit')
  end()
  await exit
}

export async function until<T>(look: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + 50_000; Date.now() < deadline; await sleep(10)) {
    const seen = await look()
    if (seen) return seen
  }
  throw new Error(`Timed out waiting for: ${what}`)
}

/** Returns the rows of one statement on its own connection. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows),
    error => client.end().then(() => Promise.reject(error)),
  )
}

export const answers = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  )

/** Returns the process id of the server on this data, if it runs. */
export async function serverPid(dataDir: string): Promise<number | undefined> {
  const folder = join(dataDir, 'postgres')
  const file = await readPidFile(folder)
  return file && (await isServerOf(folder, file.pid)) ? file.pid : undefined
}

/** Resolves when the server has released its port, or when its app has already restarted it. */
export async function killServer(dataDir: string): Promise<void> {
  const pid = await serverPid(dataDir)
  const port = (await readPidFile(join(dataDir, 'postgres')))?.port
  if (!pid || !port) return
  process.kill(pid, 'SIGKILL')
  const isGone = async () => (await serverPid(dataDir)) !== pid && (await freePort(port)) === port
  const isReplaced = async () => ((await serverPid(dataDir)) ?? pid) !== pid
  await until(async () => (await isGone()) || (await isReplaced()), 'the killed server is gone')
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await ended(child, () => child.kill('SIGKILL'))
  }
  await Promise.all(servers.splice(0).map(server => server.stop()))
  if (made) await killServer(await made)
  for (const folder of folders.splice(0)) {
    for (const dataDir of [folder, join(folder, 'data')]) await killServer(dataDir)
    await removeFolder(folder)
  }
})

afterAll(async () => {
  if (made) await removeFolder(await made)
})

// The processes of a killed server may still write for a moment.
const removeFolder = (folder: string) => rm(folder, { recursive: true, maxRetries: 10, retryDelay: 50 })
