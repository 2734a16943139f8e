import type { Readable } from 'node:stream'
import type pg from 'pg'
import { ERASED_FOLDER } from '../../base/files/erased-list.ts'
import type { FileStore } from '../../base/files/store.ts'
import { migrations as allMigrations, apply, createMigrationTable, type Migration } from '../migrate.ts'
import { withExclusiveInstallation } from '../presence.ts'
import { entriesOf } from './archive.ts'
import { beginLoading, endLoading, loadTable } from './load.ts'
import { fileEntry, type Manifest, tableEntry, tablesOf } from './manifest.ts'
import { CHANGE, inTransaction } from './session.ts'
import { refuseUnlessEmpty } from './target.ts'
import { migrationsOf, verifyArchive } from './verify.ts'

/** Makes the schema anew, as it was after these migrations, in the transaction that the client is in. */
const rebuildSchema = async (client: pg.Client, migrations: Migration[]) => {
  await clear(client)
  await createMigrationTable(client)
  for (const migration of migrations) await apply(client, migration)
}

/**
 * Drops what is in the public schema, one thing after the other. To drop the schema itself would take the right to make
 * one, and with it would go the extensions and the grants that a managed server keeps there.
 */
const clear = async (client: pg.Client) => {
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop %s if exists %s cascade', kind, name) as drop
    from (
      select 'pg_class'::regclass as catalog, oid, oid::regclass::text as name,
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'table' end as kind
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all
      select 'pg_proc'::regclass, oid, oid::regprocedure::text, 'routine'
      from pg_proc
      where pronamespace = 'public'::regnamespace
      union all
      select 'pg_type'::regclass, oid, oid::regtype::text, 'type'
      from pg_type
      where typnamespace = 'public'::regnamespace
        and (typtype in ('e', 'd', 'r') or typrelid in (select oid from pg_class where relkind = 'c'))
    ) as thing
    -- Not what belongs to an extension ('e') or goes with something else ('i').
    where not exists (
      select from pg_depend where classid = catalog and objid = thing.oid and deptype in ('e', 'i')
    )`)
  for (const { drop } of rows) await client.query(drop)
}

interface Options {
  url: string
  files: FileStore
  /** Path of the archive. */
  source: string
  /** Whether to replace an installation that is not empty. */
  force: boolean
}

/**
 * Restores the database and the file store from a backup and migrates them. The database changes in one
 * commit, after the files are in place; a failure before it leaves the old rows untouched.
 */
export const restoreBackup = async ({ url, files, source, force }: Options): Promise<Manifest> => {
  const manifest = await verifyArchive(source)
  const migrations = await migrationsOf(manifest)
  await files.ready()
  await withExclusiveInstallation(url, async () => {
    await inTransaction(url, CHANGE, async client => {
      if (!force) await refuseUnlessEmpty(client, files)
      await rebuildSchema(client, migrations)
      await load(client, files, source, manifest)
      // In the same commit, so that no sender ever sees the archived mails as sendable.
      for (const migration of await allMigrations())
        if (!migrations.some(({ name }) => name === migration.name)) await apply(client, migration)
      await pauseMails(client)
      // The archive was made by a run that had not ended.
      await client.query('delete from backup_runs where ended_at is null')
    })
    if (force) await removeOthers(files, manifest)
  })
  return manifest
}

const load = async (client: pg.Client, files: FileStore, source: string, manifest: Manifest) => {
  const tables = await tablesOf(client)
  await beginLoading(client, tables)
  const loaders = new Map<string, (content: Readable) => Promise<unknown>>()
  for (const { table, rows } of manifest.tables) {
    const known = tables.find(({ name }) => name === table)
    // Skip tables that no migration creates: they were added by hand and stay in the archive.
    if (known) loaders.set(tableEntry(table), content => loadTable(client, known, content, rows))
  }
  for (const { key, type, name } of manifest.files)
    loaders.set(fileEntry(key), content => files.put(key, content, { type, name }))
  for await (const { name, content } of entriesOf(source)) await loaders.get(name)?.(content)
  await endLoading(client, tables, manifest.sequences)
}

/**
 * Blocks the outbox of a restored copy until `npm run outbox -- resume` or `discard`: the original may have
 * sent the mails in the archive already, or may still send them.
 */
const pauseMails = (client: pg.Client) =>
  client.query(`
    insert into mail_hold (last_mail_id) select coalesce(max(id), 0) from outbox
    on conflict (only_row) do update set since = excluded.since, last_mail_id = excluded.last_mail_id`)

const removeOthers = async (files: FileStore, manifest: Manifest) => {
  const restored = new Set(manifest.files.map(({ key }) => key))
  for await (const { key } of files.list(''))
    if (!restored.has(key) && !key.startsWith(ERASED_FOLDER)) await files.remove(key)
}
