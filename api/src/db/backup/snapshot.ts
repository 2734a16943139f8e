import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartRefusal } from '../../base/start-refusal.ts'
import type { AddEntry } from './archive.ts'
import { countRows, type Manifest, quoted, sequencesOf, tableEntry, tablesOf } from './manifest.ts'

interface Dependent {
  name: string
  /** The tables that must be loaded before this one. */
  needs: string[]
}

/** Sorts tables so that each comes after those it refers to. Rows of one table may refer to each other. */
export const loadingOrder = <T extends Dependent>(tables: T[]): T[] => {
  const waiting = new Map(tables.map(table => [table.name, table]))
  const order: T[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name, needs }) =>
      needs.every(need => need === name || !waiting.has(need)),
    )
    if (free.length === 0)
      throw new Error(
        `These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}. Make one of their foreign keys deferrable.`,
      )
    for (const { name } of free) waiting.delete(name)
    order.push(...free)
  }
  return order
}

/**
 * Adds all tables to the archive. They are consistent if the client is in a repeatable-read transaction. A
 * tar entry starts with its size, so each table is written to a file in the folder first.
 */
export const addTables = async (
  client: pg.Client,
  folder: string,
  add: AddEntry,
): Promise<Manifest['tables']> => {
  const tables = loadingOrder(await tablesOf(client))
  // A table rewritten or truncated in the meantime would appear empty even in the snapshot.
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  const spool = join(folder, 'table')
  const added: Manifest['tables'] = []
  for (const { name, columns } of tables) {
    const copy = `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout with (header, encoding 'UTF8')`
    await pipeline(client.query(copyTo(copy)), createWriteStream(spool, { mode: 0o600 }))
    const rows = await countRows(client, name)
    const { size } = await stat(spool)
    const sha256 = await add(tableEntry(name), size, createReadStream(spool))
    added.push({ table: name, rows, size, sha256 })
  }
  return added
}

type Description = Pick<Manifest, 'server_version' | 'migrations' | 'sequences'>

/** Returns what a restore needs to know about the database besides its rows. */
export const describeDatabase = async (client: pg.Client): Promise<Description> => {
  const about = await client.query<{ version: string; is_set_up: boolean }>(
    `select current_setting('server_version') as version, to_regclass('schema_migrations') is not null as is_set_up`,
  )
  const { version, is_set_up } = about.rows[0] ?? { version: '', is_set_up: false }
  if (!is_set_up) throw new StartRefusal('There is nothing to back up: the database has no tables yet.')
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const sequences = await sequencesOf(client)
  return {
    server_version: version,
    migrations: migrations.rows,
    sequences: sequences.flatMap(({ table, column, last }) =>
      last === null ? [] : [{ table, column, last }],
    ),
  }
}
