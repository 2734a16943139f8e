import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '../../base/start-refusal.ts'
import { migrate } from '../migrate.ts'
import { restoreBackup } from './restore-backup.ts'
import { insertEdgeCases } from './testing/edge-cases.ts'
import { fingerprint, installation, sql, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2027-01-15T12:00:00Z')
const about = { type: 'text/plain', name: 'note.txt' }
let here: Awaited<ReturnType<typeof installation>>
let vacant: Awaited<ReturnType<typeof installation>>
let occupied: Awaited<ReturnType<typeof installation>>
let folder: Awaited<ReturnType<typeof workFolder>>
let source: string
let content: object

beforeAll(async () => {
  here = await installation('migrated')
  vacant = await installation('blank')
  occupied = await installation('migrated')
  folder = await workFolder()
  source = join(folder.path, 'backup.tar.gz')
  await insertEdgeCases(here)
  content = await fingerprint(here)
  await writeBackup({ ...here, target: source, now })
  await sql(
    occupied.url,
    `insert into contact_messages (email, subject, message, created_at)
     select 'timo.reschke@example.org', 'Zimmer', 'Gibt es noch Betten?', now() from generate_series(1, 2)`,
  )
  // One file has the same key as a file in the archive.
  await occupied.files.put('resumes/512.pdf', Buffer.from('another one'), about)
  await occupied.files.put('notes/kept.txt', Buffer.from('only here'), about)
})

afterAll(async () => {
  for (const place of [here, vacant, occupied, folder]) await place[Symbol.asyncDispose]()
})

test('a database of another application does not count as empty', async () => {
  await sql(vacant.url, 'create table orchids (name text); insert into orchids values ($$Frauenschuh$$)')
  const restored = restoreBackup({ ...vacant, source, force: false })
  await expect(restored).rejects.toThrow('would overwrite 1 orchids.')
  expect(await sql(vacant.url, 'select * from orchids')).toEqual([{ name: 'Frauenschuh' }])
  await sql(vacant.url, 'drop table orchids')
})

test('a migrated database without content counts as empty', async () => {
  await migrate(vacant.url)
  await restoreBackup({ ...vacant, source, force: false })
  expect(await fingerprint(vacant)).toEqual(content)
})

test('an installation with content is refused without --force, and the refusal names what would be lost', async () => {
  const before = await fingerprint(occupied)
  const error = await restoreBackup({ ...occupied, source, force: false }).catch(error => error)
  expect(error).toBeInstanceOf(StartRefusal)
  expect(error.message).toContain('would overwrite 2 contact_messages and 2 files. Add --force')
  expect(await fingerprint(occupied)).toEqual(before)
})

test('a table added by hand is kept in the archive and does not stop the restore', async () => {
  const path = join(folder.path, 'by-hand.tar.gz')
  await sql(here.url, 'create table office (note text); insert into office values (1)')
  const { tables } = await writeBackup({ ...here, target: path, now })
  expect(tables).toContainEqual(expect.objectContaining({ table: 'office', rows: 1 }))
  await sql(vacant.url, 'delete from accounts')
  await restoreBackup({ ...vacant, source: path, force: true })
  expect(await fingerprint(vacant)).toEqual(content)
})

test('a failed load leaves rows and files unchanged', async () => {
  const path = join(folder.path, 'broken.tar.gz')
  await sql(
    here.url,
    `alter table addresses drop constraint addresses_account_id_fkey;
     insert into addresses (account_id, type, street, zip, city, country_id)
     values (4711, 'PRIMARY', 'Seeweg 3', '9999', 'Ötzing', 1)`,
  )
  await writeBackup({ ...here, target: path, now })
  const before = await fingerprint(occupied)
  const restored = restoreBackup({ ...occupied, source: path, force: true })
  await expect(restored).rejects.toThrow('addresses_account_id_fkey')
  expect(await fingerprint(occupied)).toEqual(before)
})

test('a failing file store leaves the rows unchanged', async () => {
  const before = await fingerprint(occupied)
  const put = () => Promise.reject(new Error('the store is full'))
  const restored = restoreBackup({ ...occupied, files: { ...occupied.files, put }, source, force: true })
  await expect(restored).rejects.toThrow('the store is full')
  expect(await fingerprint(occupied)).toEqual(before)
})

test('--force replaces rows, files and leftovers of a newer version in the schema', async () => {
  await sql(
    occupied.url,
    `insert into schema_migrations values ('9999_future.sql', 'x');
     create type mood as enum ('calm');
     create domain short_text as text check (length(value) < 9);
     create type pair as (one int, two mood);
     create function future(mood) returns int language sql as 'select 1';
     create table future (id serial primary key, mood mood, odd short_text);
     create view futures as select * from future;
     create sequence loose`,
  )
  await restoreBackup({ ...occupied, source, force: true })
  expect(await fingerprint(occupied)).toEqual(content)
  const left = `select relname from pg_class where relname in ('future', 'futures', 'loose')
    union all select typname from pg_type where typname in ('mood', 'short_text', 'pair')
    union all select proname from pg_proc where proname = 'future'`
  expect(await sql(occupied.url, left)).toEqual([])
})
