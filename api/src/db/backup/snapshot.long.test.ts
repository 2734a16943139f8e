import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableEntry } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { CHANGE, inTransaction, SNAPSHOT } from './session.ts'
import { addTables } from './snapshot.ts'
import { installation, sql, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

let here: Awaited<ReturnType<typeof installation>>
let folder: Awaited<ReturnType<typeof workFolder>>
let pool: pg.Pool

beforeAll(async () => {
  here = await installation('migrated')
  folder = await workFolder()
  pool = new pg.Pool({ connectionString: here.url, max: 4 })
})

afterAll(async () => {
  await pool.end()
  for (const place of [here, folder]) await place[Symbol.asyncDispose]()
})

/** Writes two related rows in one transaction, after the file that the second row names. */
const register = async (file: string) => {
  await here.files.put(file, Buffer.from(`the content of ${file}`), {
    type: 'text/plain',
    name: 'resume.txt',
  })
  await pool.query(
    `with account as (
       insert into accounts (first_name, last_name, email, password_hash)
       values ('Ida', 'Felsner', $1 || '@example.org', '-') returning id
     )
     insert into audit_log (at, account_id, action, details)
     select now(), id, 'registered', jsonb_build_object('file', $1::text) from account`,
    [file],
  )
}

type Mode = Parameters<typeof inTransaction>[1]

const copyWhile = (mode: Mode, write: () => Promise<void>) =>
  inTransaction(here.url, mode, async client => {
    const rows = new Map<string, number>()
    await addTables(client, folder.path, async (name, _size, content) => {
      // Subtract the header line and the empty string after the last line break.
      rows.set(name, (await text(content)).split('\n').length - 2)
      if (name === tableEntry('accounts')) await write()
      return ''
    })
    return [rows.get(tableEntry('accounts')), rows.get(tableEntry('audit_log'))]
  })

test('tables written in one transaction are consistent in the archive, and are not without the snapshot', async () => {
  const snapshot = await copyWhile(SNAPSHOT, () => register('first'))
  expect(snapshot).toEqual([0, 0])
  expect(await copyWhile(CHANGE, () => register('second'))).toEqual([1, 2])
})

test('a backup during 200 writes is complete', async () => {
  await using there = await installation('blank')
  const source = join(folder.path, 'backup.tar.gz')
  const started = Promise.withResolvers<void>()
  const listed = Promise.withResolvers<void>()
  let next = 0
  const writer = async () => {
    while (next < 200) {
      const n = next++
      // Ensures that some writes precede the backup and some follow its snapshot.
      if (n === 20) started.resolve()
      if (n >= 150) await listed.promise
      await register(`resumes/${n}`)
    }
  }
  const written = Promise.all([writer(), writer(), writer(), writer()])
  await started.promise
  const list = (prefix: string) => {
    listed.resolve()
    return here.files.list(prefix)
  }
  await writeBackup({ ...here, files: { ...here.files, list }, target: source, now: new Date() })
  await written
  await restoreBackup({ ...there, source, force: false })

  const [rows] = await sql(
    there.url,
    `select (select count(*)::int from accounts) as accounts, count(account_id)::int as entries,
       array_agg(details ->> 'file') as files from audit_log`,
  )
  expect(rows.entries).toBe(rows.accounts)
  expect(rows.accounts).toBeGreaterThanOrEqual(17)
  expect(rows.accounts).toBeLessThanOrEqual(152)
  for (const key of rows.files) expect(await there.files.stat(key), key).not.toBeNull()
})
