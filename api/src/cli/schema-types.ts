import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../db/embedded/server.ts'
import { migrate } from '../db/migrate.ts'
import { generateTypes } from '../db/schema-types.ts'
import { command } from './command.ts'

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
