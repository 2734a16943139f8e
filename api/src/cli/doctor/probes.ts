import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import pg from 'pg'
import type { FileStore } from '../../base/files/store.ts'
import { StartRefusal } from '../../base/start-refusal.ts'
import { appliedMigrations, migrations, refuseUnknownMigrations } from '../../db/migrate.ts'
import type { CertificateFacts, DatabaseFacts, SchemaFacts } from './findings.ts'

const TIMEOUT = 10_000

const DATABASE = `select current_setting('server_version') as version,
  current_setting('server_version_num')::int as version_number,
  current_setting('server_encoding') as encoding,
  (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - (select count(*)::int from pg_stat_activity where datname is not null) as free_connections,
  array(select name || ' is ' || setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name)
    as unsafe_settings,
  extract(epoch from clock_timestamp()) * 1000 as now`

export interface DatabaseProbe extends DatabaseFacts {
  /** The clock of this machine less that of the server, in milliseconds. */
  clock_difference: number
  schema: SchemaFacts
}

const describeSchema = async (client: pg.Client): Promise<SchemaFacts> => {
  const applied = await appliedMigrations(client)
  const known = await migrations()
  const names = new Set(applied?.map(({ name }) => name))
  const facts = { isEmpty: !applied, pending: known.filter(({ name }) => !names.has(name)).length }
  try {
    refuseUnknownMigrations(applied ?? [], known)
    return { ...facts, refusal: null }
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    return { ...facts, refusal: error.message }
  }
}

/** Asks the database server about itself, its clock and the schema. */
export const probeDatabase = async (url: string): Promise<DatabaseProbe> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT })
  try {
    await client.connect()
    const start = Date.now()
    const { rows } = await client.query<DatabaseFacts & { now: string }>(DATABASE)
    const middle = (start + Date.now()) / 2
    const [facts] = rows
    if (!facts) throw new Error('The database answered nothing')
    return {
      ...facts,
      clock_difference: middle - Number(facts.now),
      schema: await describeSchema(client),
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns the free space of a folder, in bytes. */
export const probeDisk = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Stores a small file, reads it and removes it. */
export const probeFiles = async (files: FileStore): Promise<void> => {
  const key = `doctor/${randomUUID()}`
  const sent = Buffer.from(key)
  await files.put(key, sent, { type: 'text/plain', name: 'doctor.txt' })
  try {
    const stored = await files.read(key)
    if (!stored || !sent.equals(await buffer(stored.content)))
      throw new Error('a stored file came back changed')
  } finally {
    await files.remove(key)
  }
}

/** Writes a small file beside the archives and removes it. A folder that does not exist is not created. */
export const probeFolder = async (folder: string): Promise<{ exists: boolean }> => {
  const existing = await nearestExisting(folder)
  const work = await mkdtemp(join(existing, '.doctor-'))
  try {
    await writeFile(join(work, 'doctor.txt'), 'doctor')
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return { exists: existing === folder }
}

const nearestExisting = async (folder: string): Promise<string> => {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found ? folder : nearestExisting(dirname(folder))
}

/** Reads the certificate that a server shows. */
export const probeCertificate = async (url: string): Promise<CertificateFacts> => {
  const { hostname, port } = new URL(url)
  // An IPv6 address is written in brackets in a URL.
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const { promise, resolve, reject } = Promise.withResolvers<CertificateFacts>()
  // Expired and unknown certificates are read, too.
  const socket = connect({
    host,
    port: Number(port || 443),
    // TLS asks for names only; a certificate for an address is compared with `host`.
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  })
  socket.setTimeout(TIMEOUT, () => socket.destroy(new Error(`${hostname} does not answer`)))
  socket.once('error', reject)
  socket.once('secureConnect', () => {
    const expires = new Date(socket.getPeerCertificate().valid_to)
    const distrust = socket.authorized ? null : String(socket.authorizationError)
    resolve({ host: hostname, expires, distrust })
  })
  try {
    return await promise
  } finally {
    socket.destroy()
  }
}
