import type { Readable } from 'node:stream'
import pg from 'pg'
import type { FileStore } from '../../base/files/store.ts'
import { readPassword } from '../embedded/password.ts'
import { ROLE, SUPERUSER } from '../embedded/role.ts'
import { type Manifest, quoted } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const SUFFIX = '_backup_check'
const MAX_IDENTIFIER = 63

export interface Server {
  /** The database of the installation. */
  url: string
  /** The data folder of an embedded server, whose superuser creates the database. */
  embeddedIn?: string | undefined
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns a URL whose account may create databases, or undefined if there is none. */
const creatorUrl = async ({ url, embeddedIn }: Server): Promise<string | undefined> => {
  if (embeddedIn !== undefined)
    return Object.assign(new URL(url), {
      username: SUPERUSER,
      password: await readPassword(embeddedIn),
      pathname: 'postgres',
    }).href
  const { rows } = await withClient(url, client =>
    client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    ),
  )
  return rows[0]?.may ? url : undefined
}

/** Reads each file to its end and keeps none: an archive was compared with its checksums before. */
const readingStore: FileStore = {
  put: async (key, content, about) => {
    let size = 0
    for await (const chunk of content as Readable) size += (chunk as Buffer).length
    return { key, size, ...about, modified: new Date() }
  },
  read: async () => null,
  stat: async () => null,
  remove: async () => {},
  async *list() {},
  url: async key => key,
  ready: async () => {},
}

/** Whether `restoreOnTrial` can create its database. */
export const mayCreateDatabase = async (server: Server): Promise<boolean> =>
  (await creatorUrl(server)) !== undefined

/**
 * Restores an archive into a database of its own, which is dropped afterwards. One at a time: the name of the database
 * is that of the installation with an ending.
 */
export const restoreOnTrial = async (server: Server, source: string): Promise<Manifest> => {
  const creator = await creatorUrl(server)
  if (creator === undefined) throw new Error('The account of the database may not create one')
  const name = new URL(server.url).pathname.slice(1, MAX_IDENTIFIER - SUFFIX.length) + SUFFIX
  const owner = server.embeddedIn === undefined ? '' : ` owner ${ROLE}`
  const drop = `drop database if exists ${quoted(name)} with (force)`
  return withClient(creator, async client => {
    await client.query(drop)
    // Not the template of the server: somebody may have put something into it.
    await client.query(`create database ${quoted(name)} template template0${owner}`)
    try {
      const url = Object.assign(new URL(server.url), { pathname: name }).href
      return await restoreBackup({ url, files: readingStore, source, force: false })
    } finally {
      await client.query(drop)
    }
  })
}
