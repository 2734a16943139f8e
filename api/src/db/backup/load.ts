import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { countRows, type Manifest, quoted, sequencesOf, type Table } from './manifest.ts'

/**
 * Deletes the rows that migrations inserted, disables triggers (the archived rows have already passed them)
 * and defers foreign keys (tables may refer to each other in a cycle).
 */
export const beginLoading = async (client: pg.Client, tables: Table[]) => {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} restart identity cascade`)
  await client.query('set constraints all deferred')
}

/** Loads one table. The server compares the header line with the columns of the table. */
export const loadTable = async (
  client: pg.Client,
  { name, columns }: Table,
  content: Readable,
  rows: number,
) => {
  const list = columns.map(quoted).join(', ')
  await pipeline(
    content,
    client.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin with (header match, encoding 'UTF8')`)),
  )
  const loaded = await countRows(client, name)
  if (loaded !== rows) throw new Error(`The table ${name} has ${loaded} rows after loading, not ${rows}.`)
}

export const endLoading = async (client: pg.Client, tables: Table[], sequences: Manifest['sequences']) => {
  await client.query('set constraints all immediate')
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  await continueSequences(client, sequences)
}

/** Continues each sequence after the last value it issued, so that no id is used twice. */
const continueSequences = async (client: pg.Client, known: Manifest['sequences']) => {
  for (const { table, column, sequence } of await sequencesOf(client)) {
    const last = known.find(candidate => candidate.table === table && candidate.column === column)?.last
    await client.query(
      `select setval($1, greatest(max(${quoted(column)}), $2::bigint)) from ${quoted(table)}`,
      [sequence, last ?? null],
    )
  }
}
