import { z } from 'zod'

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
