import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startS3Store } from '../../base/files/testing/stores.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { insertEdgeCases, ODD_TEXTS } from './testing/edge-cases.ts'
import { fingerprint, installation, sql, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2027-01-15T12:00:00Z')
const askForHelp = `insert into contact_messages (email, subject, message, created_at)
  values ('lena.brandtner@example.org', 'Übezeiten', 'Wann darf man üben?', now()) returning id`

let here: Awaited<ReturnType<typeof installation>>
let elsewhere: Awaited<ReturnType<typeof installation>>
let folder: Awaited<ReturnType<typeof workFolder>>
let source: string
let manifest: Manifest
let lastId: number

beforeAll(async () => {
  here = await installation('migrated')
  elsewhere = await installation('blank')
  folder = await workFolder()
  source = join(folder.path, 'backup.tar.gz')
  await insertEdgeCases(here)
  await sql(here.url, askForHelp)
  lastId = (await sql(here.url, askForHelp))[0].id
  await sql(here.url, 'delete from contact_messages where id = $1', [lastId])
  manifest = await writeBackup({ ...here, target: source, now })
})

afterAll(async () => {
  for (const place of [here, elsewhere, folder]) await place[Symbol.asyncDispose]()
})

test('an archive moves an installation to another database and object storage and back', async () => {
  const s3 = await startS3Store()
  const away = { url: elsewhere.url, files: s3.store }
  const second = join(folder.path, 'second.tar.gz')
  const before = await fingerprint(here)

  expect(await restoreBackup({ ...away, source, force: false })).toEqual(manifest)
  expect(await fingerprint(away)).toEqual(before)
  await writeBackup({ ...away, target: second, now })
  await s3.stop()
  await sql(here.url, 'delete from accounts')
  await restoreBackup({ ...here, source: second, force: true })
  expect(await fingerprint(here)).toEqual(before)
})

test('texts, nulls, bytes, JSON and arrays are restored unchanged', async () => {
  const read = `select password_hash as odd, roles, title, token_hash, details, last_used_at, a.created_at
    from accounts a join profiles p on p.account_id = a.id join access_tokens t on t.account_id = a.id
      join audit_log l on l.account_id = a.id
    order by a.id`
  const rows = await sql(elsewhere.url, read)
  expect(rows).toEqual(await sql(here.url, read))
  expect(rows.map(row => row.odd)).toEqual(ODD_TEXTS)
  expect(rows.map(row => Object.keys(row.details)[0])).toEqual(ODD_TEXTS)
  expect(rows[0]).toMatchObject({ roles: ['student', 'Admin'], token_hash: expect.any(Buffer) })
  expect(rows[ODD_TEXTS.indexOf('')]).toMatchObject({ roles: [], title: null })
})

test('new rows get ids that were never used, not even by a deleted row', async () => {
  expect(await sql(elsewhere.url, askForHelp)).toEqual([{ id: lastId + 1 }])
  const addHarp = `insert into instruments (key, position, name_de, name_en, description_english)
    values ('harp', 9, 'Harfe', 'Harp', 'Harp') returning id - (select max(id) from instruments) as step`
  expect(await sql(elsewhere.url, addHarp)).toEqual([{ step: 1 }])
})

test('the archive is readable by its owner only, and standard tools read it without warnings', async () => {
  expect((await stat(source)).mode & 0o777).toBe(0o600)
  const { stdout, stderr } = await promisify(execFile)('tar', ['--list', '--gzip', '--file', source])
  const names = stdout.trim().split('\n')
  expect(names).toContain('tables/accounts.copy')
  expect(names).toContain('files/resumes/512.pdf')
  expect(names).not.toContain('tables/rate_limits.copy')
  expect(names).not.toContain('tables/schema_migrations.copy')
  expect(names.at(-1)).toBe('manifest.json')
  expect(stderr).toBe('')
})

test('a database role that may only create tables can restore and back up', async () => {
  const role = `plain_${randomBytes(6).toString('hex')}`
  const login = new URL(here.url).username
  await sql(inject('serverUrl'), `create role ${role}; grant ${role} to ${login}`)
  {
    await using there = await installation('blank')
    await sql(there.url, `grant create, usage on schema public to ${role}`)
    const plain = { url: `${there.url}?options=-c%20role%3D${role}`, files: there.files }
    await restoreBackup({ ...plain, source, force: false })
    await restoreBackup({ ...plain, source, force: true })
    await writeBackup({ ...plain, target: join(folder.path, 'plain.tar.gz'), now })
    const owners = `select distinct tableowner::text as owner from pg_tables where schemaname = 'public'`
    expect(await sql(there.url, owners)).toEqual([{ owner: role }])
    expect(await fingerprint(there)).toEqual(await fingerprint(here))
  }
  await sql(inject('serverUrl'), `drop role ${role}`)
})
