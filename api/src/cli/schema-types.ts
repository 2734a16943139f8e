import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { openEmbedded } from '../db/embedded/server.ts'
import { migrate } from '../db/migrate.ts'
import { command } from './command.ts'

const generator = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'))
const target = fileURLToPath(new URL('../db/schema.ts', import.meta.url))

interface LocaleColumn {
  path: string
  has_default: boolean
  constraint: string
}

const localeColumns = `
  select c.conrelid::regclass || '.' || a.attname as path, a.atthasdef as has_default,
    pg_get_constraintdef(c.oid) as constraint
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and a.attname = 'locale'`

/**
 * Generates types from the languages that the constraints allow, so that the compiler compares them with
 * those of the contract.
 */
const localeTypes = async (url: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<LocaleColumn>(localeColumns)
    return Object.fromEntries(
      rows.map(({ path, has_default, constraint }) => {
        const allowed = constraint.match(/'\w+'(?=::)/g)?.join(' | ') ?? 'string'
        return [path, has_default ? `Generated<${allowed}>` : allowed]
      }),
    )
  } finally {
    await client.end()
  }
}

/** Writes the types of a migrated database. In mode `verify`, fails if the committed ones differ. */
export const generateTypes = async (url: string, mode: 'write' | 'verify'): Promise<void> => {
  const options = {
    '--dialect': 'postgres',
    '--url': url,
    '--out-file': target,
    // As in api/src/db/connection.ts: days as text, counts as numbers.
    '--date-parser': 'string',
    '--type-mapping': '{"int8":"number"}',
    '--overrides': JSON.stringify({ columns: await localeTypes(url) }),
    '--exclude-pattern': 'schema_migrations',
    '--log-level': 'error',
  }
  const flags = mode === 'verify' ? ['--verify'] : []
  await promisify(execFile)(process.execPath, [generator, ...Object.entries(options).flat(), ...flags])
}

/** Writes the types of a migrated temporary database to api/src/db/schema.ts. */
command(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-types-'))
  const server = await openEmbedded({ dataDir, role: 'command', label: 'types', print: () => {} })
  try {
    await migrate(server.url)
    await generateTypes(server.url, 'write')
    console.log('Written: api/src/db/schema.ts')
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
