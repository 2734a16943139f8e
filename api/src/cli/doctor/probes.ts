import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import pg from 'pg'
import { migrations } from '../../db/migrate.ts'
import type { FileStore } from '../../lib/files/store.ts'
import type { CertificateFacts, DatabaseFacts } from './findings.ts'

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

const MIGRATIONS = `select array(select name from schema_migrations) as names`

export interface DatabaseProbe extends DatabaseFacts {
  /** The clock of this machine less that of the server, in milliseconds. */
  clock_difference: number
  pending_migrations: number
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
    const applied = await client.query<{ names: string[] }>(MIGRATIONS)
    const names = new Set(applied.rows[0]?.names)
    return {
      ...facts,
      clock_difference: middle - Number(facts.now),
      pending_migrations: (await migrations()).filter(({ name }) => !names.has(name)).length,
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

/** Reads the certificate that a server shows. */
export const probeCertificate = async (url: string): Promise<CertificateFacts> => {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<CertificateFacts>()
  // Expired and unknown certificates are read, too.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
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
