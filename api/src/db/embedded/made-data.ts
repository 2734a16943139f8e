// The data of an installation that does not run, as one file, from which a first start makes another installation without
// initdb, migrations and the demo's statements.
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import { changeOwner } from './data-folder.ts'
import { type Programs, SYNC_OPTIONS } from './programs.ts'
import { passwordOfRole, ROLE, SUPERUSER } from './role.ts'
import { commandAs, type RunAs } from './run-as.ts'

const run = promisify(execFile)
const CHUNK = 16 * 1024 * 1024

export interface NewCluster {
  folder: string
  password: string
  settings: Record<string, string>
  programs: Programs
  runAs: RunAs
  launched?: (() => void) | undefined
  /** An archive of data that is used instead of an empty database. */
  made?: string | undefined
}

/** The folders in a data folder, by their names in the archive. The password and the secret stay where they are. */
const PARTS = [
  ['cluster', 'postgres'],
  ['files', 'files'],
] as const

/** The content of each file by its path; `null` for a folder, which PostgreSQL needs even if it is empty. */
type Packed = [path: string, content: Buffer | null][]

const readFolder = (name: string, folder: string): Packed => [
  [name, null],
  ...readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry): Packed[number] => {
    const path = join(entry.parentPath, entry.name)
    return [`${name}${path.slice(folder.length)}`, entry.isFile() ? readFileSync(path) : null]
  }),
]

/** Packs the data into one file. Its format belongs to this platform: each machine makes its own. */
export const packData = (dataDir: string, path: string): void => {
  const packed = PARTS.flatMap(([name, folder]) => readFolder(name, join(dataDir, folder)))
  writeFileSync(path, gzipSync(serialize(packed), { level: 1 }), { mode: 0o600, flush: true })
}

/** Fails if the archive is damaged: gzip compares length and checksum. Two thousand files at once take a fifth of a stream's time. */
const unpack = (path: string, folder: string) => {
  const packed: Packed = deserialize(gunzipSync(readFileSync(path), { chunkSize: CHUNK }))
  for (const [name, content] of packed) {
    const target = join(folder, name)
    // PostgreSQL syncs its own files together.
    if (content) writeFileSync(target, content, { mode: 0o600, flush: name.startsWith('files') })
    else mkdirSync(target, { mode: 0o700 })
  }
}

/** Every installation has a password of its own. Without a server, because one would accept the former password. */
const setPasswords = async (
  { programs, runAs, settings, password, launched }: NewCluster,
  folder: string,
) => {
  const { command, args, options } = commandAs(runAs, programs.postgres, [
    ...['--single', '-D', folder, '-c', 'exit_on_error=on'],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    'postgres',
  ])
  const running = run(command, args, options)
  const input = running.child.stdin
  // If it ends early, it says why itself.
  input?.on('error', () => {})
  // It reads one statement a line. The passwords contain no quotes.
  input?.end(
    `alter role ${SUPERUSER} password '${password}'\nalter role ${ROLE} password '${passwordOfRole(password)}'\n`,
  )
  launched?.()
  await running
}

/** Makes `cluster` and `files` in the folder, synced to disk. */
export const unpackData = async (path: string, cluster: NewCluster, folder: string): Promise<void> => {
  unpack(path, folder)
  const made = join(folder, 'cluster')
  await changeOwner(made, cluster.runAs)
  await setPasswords(cluster, made)
  if (cluster.settings['fsync'] === 'off') return
  const { command, args, options } = commandAs(cluster.runAs, cluster.programs.initdb, [
    ...['--sync-only', ...SYNC_OPTIONS],
    `--pgdata=${made}`,
  ])
  await run(command, args, options)
}
