import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { emptyDatabase, testDatabase } from '../../../../test/database.ts'
import { folderStore } from '../../../base/files/folder-store.ts'
import type { FileStore } from '../../../base/files/store.ts'

/** Creates a temporary folder for archives and file stores, removed after the test. */
export const workFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'backup-test-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

/** Creates a database and a file store: migrated, or completely empty. */
export const installation = async (kind: 'migrated' | 'blank') => {
  const folder = await workFolder()
  const { url, close } = await (kind === 'migrated' ? testDatabase() : emptyDatabase())
  return {
    url,
    files: folderStore({ root: folder.path, linkTo: key => key }),
    async [Symbol.asyncDispose]() {
      await close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** Runs one statement, or several without values. Returns the rows of a single statement. */
export const sql = async (url: string, text: string, values?: unknown[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const HASH_EACH_TABLE = `
  select string_agg(format(
    'select %L as table, count(*), md5(string_agg(t::text, ''|'' order by t::text)) from public.%I t', tablename, tablename
  ), ' union all ' order by tablename) as statement
  from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'rate_limits', 'mail_hold')`

/**
 * Returns everything that a restore must bring back: a hash of each table, and every file with its metadata.
 */
export const fingerprint = async ({ url, files }: { url: string; files: FileStore }) => {
  const [{ statement }] = await sql(url, HASH_EACH_TABLE)
  // The planner may scan the tables in parallel and return them in any order.
  const tables = await sql(url, `${statement} order by 1`)
  const migrations = await sql(url, 'select name, checksum from schema_migrations order by name')
  const stored: object[] = []
  for await (const { key, type, name } of files.list('')) {
    const file = await files.read(key)
    const sha256 =
      file &&
      createHash('sha256')
        .update(await buffer(file.content))
        .digest('hex')
    stored.push({ key, type, name, sha256 })
  }
  return { tables, migrations, stored }
}
