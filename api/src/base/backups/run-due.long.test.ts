import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { together, withoutLocks } from '../../../test/without-locks.ts'
import { withJobLock } from '../../db/advisory-locks.ts'
import { restoreBackup } from '../../db/backup/restore-backup.ts'
import { installation, sql, workFolder } from '../../db/backup/testing/installation.ts'
import { openFiles } from '../../open.ts'
import { readConfig } from '../config.ts'
import type { FileStore } from '../files/store.ts'
import { startS3 } from '../files/testing/s3-server.ts'
import { archiveName } from './rules.ts'
import { type BackupContext, runBackups, runDueBackups } from './run-due.ts'
import { backupStatus } from './status.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: Awaited<ReturnType<typeof workFolder>>
let now: Date
beforeEach(async () => {
  database = await testDatabase()
  folder = await workFolder()
  now = new Date('2027-06-20T10:00:00Z')
})
afterEach(async () => {
  await database.close()
  await folder[Symbol.asyncDispose]()
})

const contextOf = (environment: Record<string, string> = {}, url = database.url): BackupContext => {
  const config = readConfig({ DATA_DIR: folder.path, DATABASE_URL: url, BACKUP: 'folder', ...environment })
  const clock = { now: () => now, today: () => now.toISOString().slice(0, 10) }
  return { config, db: database.db, url, clock, files: openFiles(config, 'x') }
}
/** The same database with an account that may create others. */
const asCreator = () =>
  Object.assign(new URL(inject('serverUrl')), { pathname: new URL(database.url).pathname }).href
const archives = async () => (await readdir(join(folder.path, 'backups'))).sort()
const runs = () =>
  database.db
    .selectFrom('backup_runs')
    .select(['kind', 'archive', 'size_bytes', 'error'])
    .orderBy('id')
    .execute()
const databases = () =>
  sql(inject('serverUrl'), `select datname from pg_database where datname like '%_backup_check'`)
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}
const broken = (files: FileStore): FileStore => ({
  ...files,
  // biome-ignore lint/correctness/useYield: it fails before the first file.
  async *list() {
    throw new Error('the disk has failed')
  },
})

test('without the setting nothing is done', async () => {
  await runDueBackups(contextOf({ BACKUP: 'off' }))
  expect(await runs()).toEqual([])
})

test('makes what is due once a day, and can be restored', async () => {
  const context = contextOf()
  await context.files.put('resumes/a', Buffer.from('A résumé'), { type: 'text/plain', name: 'a.txt' })
  await runDueBackups(context)
  await runDueBackups(context)
  later(24)
  await runDueBackups(context)
  expect(await archives()).toEqual(['academy-2027-06-20-100000.tar.gz', 'academy-2027-06-21-100000.tar.gz'])
  const [first] = await runs()
  expect(first).toMatchObject({ kind: 'backup', archive: 'academy-2027-06-20-100000.tar.gz', error: null })
  expect(Number(first?.size_bytes)).toBeGreaterThan(10_000)

  await using copy = await installation('blank')
  const source = join(folder.path, 'backups', 'academy-2027-06-21-100000.tar.gz')
  await restoreBackup({ ...copy, source, force: false })
  expect(await copy.files.stat('resumes/a')).toMatchObject({ name: 'a.txt' })
  // The run that made the archive had not ended, and is not one that failed.
  expect(await sql(copy.url, 'select count(*)::int as open from backup_runs where ended_at is null')).toEqual(
    [{ open: 0 }],
  )
})

test('removes the archives whose time is over, and no other file', async () => {
  const place = join(folder.path, 'backups')
  await mkdir(join(place, 'academy-2027-06-19-003000.tar.gz.partial-x1'), { recursive: true })
  for (const name of [
    'before-upgrade.tar.gz',
    'academy-2027-05-31-003000.tar.gz',
    'academy-2027-05-30-003000.tar.gz',
  ])
    await writeFile(join(place, name), '')
  await runDueBackups(contextOf({ BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '2' }))
  expect(await archives()).toEqual([
    'academy-2027-05-31-003000.tar.gz',
    'academy-2027-06-20-100000.tar.gz',
    'before-upgrade.tar.gz',
  ])
})

test('is made once when several processes find it due at the same moment', async () => {
  const context = contextOf()
  await Promise.all(Array.from({ length: 6 }, () => runDueBackups(context)))
  expect((await runs()).filter(({ kind }) => kind === 'backup')).toHaveLength(1)
  await withJobLock(database.url, 'backup', async () => {
    expect(await runBackups(context, { backup: true, check: false })).toBe(false)
  })
})

test('control: without the lock it is made several times', async () => {
  await withoutLocks(
    ['backup'],
    () => Promise.allSettled(Array.from({ length: 3 }, () => runDueBackups(contextOf()))),
    { instead: together(3) },
  )
  expect((await runs()).filter(({ kind }) => kind === 'backup').length).toBeGreaterThan(1)
})

test('a failure is recorded, told by mail once a day, and tried again after an hour', async () => {
  const context = contextOf({ ALERT_EMAIL: 'alert@example.org' })
  const failing = { ...context, files: broken(context.files) }
  await expect(runDueBackups(failing)).rejects.toThrow('the disk has failed')
  await runDueBackups(failing)
  later(1)
  await expect(runDueBackups(failing)).rejects.toThrow('the disk has failed')
  expect((await runs()).map(({ error }) => error)).toEqual(['the disk has failed', 'the disk has failed'])
  expect(await archives()).toEqual([])
  const mails = await database.db.selectFrom('outbox').select(['recipient', 'subject', 'body_text']).execute()
  expect(mails).toMatchObject([
    { recipient: 'alert@example.org', subject: expect.stringContaining('The backup failed') },
  ])
  expect(mails[0]?.body_text).toContain('the disk has failed')
  later(1)
  await runDueBackups(context)
  expect(await archives()).toHaveLength(1)
})

test('the record of a run says when it began and when it ended', async () => {
  const context = contextOf()
  const slow: FileStore = {
    ...context.files,
    list(prefix) {
      later(1)
      return context.files.list(prefix)
    },
  }
  await runBackups({ ...context, files: slow }, { backup: true, check: false })
  expect(
    await database.db.selectFrom('backup_runs').select(['started_at', 'ended_at']).execute(),
  ).toMatchObject([
    { started_at: new Date('2027-06-20T10:00:00Z'), ended_at: new Date('2027-06-20T11:00:00Z') },
  ])
})

/** Leaves what a process leaves that is stopped during a backup. */
const leaveInterrupted = async () => {
  await database.db.insertInto('backup_runs').values({ kind: 'backup', started_at: now }).execute()
  await mkdir(join(folder.path, 'backups', `${archiveName(now)}.partial-x1`), { recursive: true })
}
const stateOf = async ({ config }: BackupContext) => (await backupStatus(database.db, config, now))?.state

test('a run that a restart has interrupted is no failure, and is repeated at once', async () => {
  const context = contextOf()
  await leaveInterrupted()
  expect(await runBackups(context, { backup: false, check: false })).toBe(true)
  expect(await archives()).toEqual([])
  expect(await stateOf(context)).toBe('missing')
  await runDueBackups(context)
  expect((await runs()).filter(({ kind }) => kind === 'backup')).toMatchObject([
    { error: 'interrupted: its process has ended' },
    { error: null },
  ])
})

test('the second interrupted run in a row counts as failed, and is tried again after an hour', async () => {
  const context = contextOf()
  await leaveInterrupted()
  await runBackups(context, { backup: false, check: false })
  await leaveInterrupted()
  await runDueBackups(context)
  expect((await runs()).map(({ error }) => error)).toEqual([
    'interrupted: its process has ended',
    'interrupted again: its process has ended',
  ])
  expect(await archives()).toEqual([])
  expect(await stateOf(context)).toBe('failed')
  later(1)
  await runDueBackups(context)
  expect((await runs())[2]).toMatchObject({ kind: 'backup', error: null })
})

test('the newest archive is restored every week into a database that is gone afterwards', async () => {
  const context = contextOf({}, asCreator())
  await runDueBackups(context)
  expect((await runs()).map(({ kind }) => kind)).toEqual(['backup', 'restore_check'])
  for (const hours of [24, 6 * 24]) {
    later(hours)
    await runDueBackups(context)
  }
  expect((await runs()).filter(({ kind }) => kind === 'restore_check')).toMatchObject([
    { archive: 'academy-2027-06-20-100000.tar.gz', error: null },
    { archive: 'academy-2027-06-27-100000.tar.gz', error: null },
  ])
  expect(await databases()).toEqual([])
})

test('an archive that cannot be restored is recorded and reported by mail', async () => {
  const context = contextOf({ ALERT_EMAIL: 'alert@example.org' }, asCreator())
  await runBackups(context, { backup: true, check: false })
  // Whole and with the right checksums, but the database would refuse it.
  await sql(
    database.url,
    'alter table association drop constraint association_country_id_fkey; update association set country_id = 9999',
  )
  later(1)
  await runBackups(context, { backup: true, check: false })
  await expect(runBackups(context, { backup: false, check: true })).rejects.toThrow(/foreign key/)
  expect((await runs()).at(-1)).toMatchObject({
    kind: 'restore_check',
    error: expect.stringContaining('foreign key'),
  })
  const [mail] = await database.db.selectFrom('outbox').select('subject').execute()
  expect(mail?.subject).toContain('could not be restored')
  expect(await databases()).toEqual([])
})

test('an account that may not create databases only reads the archive, and says so', async () => {
  const role = `reader_${randomBytes(4).toString('hex')}`
  await sql(inject('serverUrl'), `create role ${role} login password 'x' in role pg_read_all_data`)
  onTestFinished(async () => {
    await sql(inject('serverUrl'), `drop role ${role}`)
  })
  const context = contextOf({}, Object.assign(new URL(asCreator()), { username: role, password: 'x' }).href)
  await runDueBackups(context)
  expect(await runs()).toMatchObject([{ kind: 'backup' }, { kind: 'read_check', error: null }])
  const [name = ''] = await archives()
  await rm(join(folder.path, 'backups', name))
  await expect(runBackups(context, { backup: false, check: true })).rejects.toThrow('cannot be read')
})

test('archives go to a bucket of their own, and come from there for the check', async () => {
  const server = await startS3()
  onTestFinished(server.stop)
  const bucket = {
    BACKUP: 's3',
    BACKUP_S3_ENDPOINT: server.settings.endpoint,
    BACKUP_S3_BUCKET: server.settings.bucket,
    BACKUP_S3_ACCESS_KEY_ID: server.settings.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: server.settings.secretAccessKey,
  }
  const context = contextOf(
    { ...bucket, BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0' },
    asCreator(),
  )
  await runDueBackups(context)
  later(24)
  await runDueBackups(context)
  expect((await runs()).map(({ kind, error }) => [kind, error])).toEqual([
    ['backup', null],
    ['restore_check', null],
    ['backup', null],
  ])
  expect(await readdir(folder.path)).not.toContain('backup-work')
})
