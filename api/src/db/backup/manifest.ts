import pg from 'pg'
import { z } from 'zod'

export interface Table {
  name: string
  columns: string[]
  /** The tables it refers to. Deferrable foreign keys do not count: a restore checks them after loading. */
  needs: string[]
}

export const quoted = pg.escapeIdentifier

/**
 * Returns the tables whose rows belong to an installation. Leaves out the migration record, which every
 * version writes itself, unlogged tables, which do not survive a crash, and tables owned by an extension.
 */
export const tablesOf = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select t.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and not k.condeferrable
      ) as needs
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relpersistence = 'p'
      and t.relname <> 'schema_migrations'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = t.oid and deptype = 'e')
    order by t.relname`)
  return rows
}

export const countRows = async (client: pg.Client, table: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from public.${quoted(table)}`)
  return Number(rows[0]?.count)
}

/** Returns the identity columns, with the last value each has issued (null before the first). */
export const sequencesOf = async (client: pg.Client) => {
  const { rows } = await client.query<{
    table: string
    column: string
    sequence: string
    last: string | null
  }>(`
    select t.relname as table, a.attname as column, s.name as sequence, pg_sequence_last_value(s.name::regclass) as last
    from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      cross join pg_get_serial_sequence(t.oid::regclass::text, a.attname) as s (name)
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and s.name is not null
    order by 1, 2`)
  return rows
}

export const FORMAT = 1
export const MANIFEST = 'manifest.json'

const digest = { size: z.int().nonnegative(), sha256: z.hex().length(64) }

export const Manifest = z.object({
  format: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  server_version: z.string(),
  /** All migrations of the database, in order. A restore runs exactly these before it loads. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** The last id issued by each sequence; it may belong to a deleted row. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
  /** In loading order: a table comes after those it refers to. */
  tables: z.array(z.object({ table: z.string(), rows: z.int().nonnegative(), ...digest })),
  files: z.array(z.object({ key: z.string(), type: z.string(), name: z.string(), ...digest })),
})
export type Manifest = z.infer<typeof Manifest>

export const tableEntry = (table: string) => `tables/${table}.copy`
export const fileEntry = (key: string) => `files/${key}`

/** Lists the entries of the archive besides the manifest, in order. */
export const archiveEntries = ({ tables, files }: Manifest) => [
  ...tables.map(({ table, size, sha256 }) => ({ name: tableEntry(table), size, sha256 })),
  ...files.map(({ key, size, sha256 }) => ({ name: fileEntry(key), size, sha256 })),
]
