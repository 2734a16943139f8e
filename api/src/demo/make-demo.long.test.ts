import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { clockFrom } from '../base/clock.ts'
import { folderStore } from '../base/files/folder-store.ts'
import { openEmbedded } from '../db/embedded/server.ts'
import { fillDemo } from './fill-demo.ts'
import { makeDemo } from './make-demo.ts'

const NOW = new Date('2027-06-20T10:00:00+02:00')
const start = { version: '1.0.0', today: '2027-06-20' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-made-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const filesIn = (root: string) => folderStore({ root, linkTo: () => '' })

/** What differs each time: ids and hashes made of random bytes, and times of the database, which have fractions of a second. */
const RANDOM = [
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g,
  /\$argon2[^"]*/g,
  /\\\\x[\da-f]{32,}/g,
  /"credential_id": "[\w-]{22}"/g,
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+[+\d:]*/g,
]

/** Returns all rows of all tables, and the sizes and kinds of all files. */
const contentOf = async (url: string, root: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const content = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`)
    const texts = rows.map(({ row }) => RANDOM.reduce((text, random) => text.replaceAll(random, '?'), row))
    content.set(name, texts.sort())
  }
  await client.end()
  const stored: string[] = []
  for await (const { key, size, type } of filesIn(root).list(''))
    stored.push(`${key.split('/')[0]} ${size} ${type}`)
  return content.set('files', stored.sort())
}

test('a made demo is the one that a start fills an empty database with', async () => {
  const filled = await testDatabase()
  const files = filesIn(join(folder, 'filled'))
  await files.ready()
  await fillDemo({ db: filled.db, files, clock: clockFrom(NOW) }, start)
  const wanted = await contentOf(filled.url, join(folder, 'filled'))
  await filled.close()

  const archive = join(folder, 'demos', '2027-06-20.gz')
  await makeDemo(archive, start, NOW)
  const dataDir = join(folder, 'data')
  const options = { dataDir, role: 'command', label: 'test', print: () => {}, made: archive } as const
  const server = await openEmbedded({ ...options, settings: { fsync: 'off' } })
  const made = await contentOf(server.url, join(dataDir, 'files'))
  await server.stop()
  expect([...made.keys()]).toEqual([...wanted.keys()])
  for (const [table, rows] of wanted) expect.soft(made.get(table), table).toEqual(rows)
  expect(wanted.get('applications')?.length).toBeGreaterThan(50)
  expect(wanted.get('files')?.length).toBeGreaterThan(20)
})

test('the demo of another day replaces it', async () => {
  await makeDemo(join(folder, 'demos', '2027-06-21.gz'), { ...start, today: '2027-06-21' }, NOW)
  expect(await readdir(join(folder, 'demos'))).toEqual(['2027-06-21.gz'])
})
