// npm run baseline: writes what a new database starts with, after a new migration.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describeBaseline } from '../api/src/db/describe-database.ts'
import { openEmbedded } from '../api/src/db/embedded/server.ts'
import { migrate, migrations } from '../api/src/db/migrate.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'academy-baseline-'))
const server = await openEmbedded({ dataDir, role: 'command', label: 'baseline', print: () => {} })
const client = new pg.Client(server.url)
try {
  // All migrations, without the baseline that is there.
  await migrate(server.url, migrations(), async () => '')
  await client.connect()
  const file = new URL('../api/src/db/baseline.sql', import.meta.url)
  await writeFile(file, await describeBaseline(client, await migrations()))
  console.log('Written: api/src/db/baseline.sql')
} finally {
  await client.end()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
