// Two releases of the program: the built directory, and a copy of it with one more migration.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freshProgram } from '../../scripts/lib/built-directory.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Changes a table that nearly every request reads, in the way of docs/recipes: older processes go on. */
const MIGRATION = `alter table accounts add column cluster_test text not null default 'new';
create table cluster_test (id bigint generated always as identity primary key, made_at timestamptz not null default now());
`

export const makeReleases = (folder: string) => {
  if (!freshProgram('api/src/main.ts'))
    throw new Error('Run npm run build first: the test runs the built directory.')
  const releases = { current: join(folder, 'current'), next: join(folder, 'next') }
  for (const release of Object.values(releases)) execFileSync('cp', ['-a', join(root, 'dist'), release])
  writeFileSync(join(releases.next, 'api/src/db/migrations/9999_cluster_test.sql'), MIGRATION)
  return releases
}
