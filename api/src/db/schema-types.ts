import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const generator = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'))
const target = fileURLToPath(new URL('./schema.ts', import.meta.url))

/** Writes the types of a migrated database, or fails when the committed ones differ. */
export const generateTypes = async (url: string, mode: 'write' | 'verify'): Promise<void> => {
  const options = {
    '--dialect': 'postgres',
    '--url': url,
    '--out-file': target,
    // As api/src/db/connection.ts reads them: days as text, counts as numbers.
    '--date-parser': 'string',
    '--type-mapping': '{"int8":"number"}',
    '--exclude-pattern': 'schema_migrations',
    '--log-level': 'error',
  }
  const flags = mode === 'verify' ? ['--verify'] : []
  await promisify(execFile)(process.execPath, [generator, ...Object.entries(options).flat(), ...flags])
}
