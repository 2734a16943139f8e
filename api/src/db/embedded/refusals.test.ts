import { execFile } from 'node:child_process'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { StartRefusal } from '../../base/start-refusal.ts'
import { explainFolderError } from './data-folder.ts'
import { findPrograms } from './programs.ts'
import { chooseRunAs } from './run-as.ts'
import { answers, copyDataFolder, emptyFolder, newDataFolder, open, serverPid } from './test-kit.ts'

const run = promisify(execFile)

async function refusalOf(start: Promise<unknown>): Promise<string> {
  const outcome = await start.catch((error: unknown) => error)
  if (outcome instanceof StartRefusal) return outcome.message
  throw new Error('This start should have been refused', { cause: outcome })
}

test.each([
  ['EROFS', 'the file system is read-only'],
  ['EACCES', 'this account has no right to it'],
  ['EPERM', 'this account has no right to it'],
  ['ENOTDIR', 'something that is not a folder is in the way'],
  ['EEXIST', 'something that is not a folder is in the way'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EIO', 'the system reports EIO'],
])('the file system error %s is explained as: %s', (code, cause) => {
  const error = Object.assign(new Error(), { code, syscall: 'open', path: '/srv/academy/postgres.log' })
  expect(explainFolderError('/srv/academy', error)).toEqual(
    new StartRefusal(
      `The data folder /srv/academy cannot be used because ${cause} (/srv/academy/postgres.log): put that right, or set DATA_DIR to another folder.`,
    ),
  )
})

test('any other error is passed on unchanged', () => {
  const error = new TypeError('a mistake of ours')
  expect(explainFolderError('/srv/academy', error)).toBe(error)
})

test('a file in place of the data folder is reported by name', async () => {
  const dataDir = join(await emptyFolder(), 'data')
  await writeFile(dataDir, '')
  const cause = 'something that is not a folder is in the way'
  const refusal = (folder: string, place = '') =>
    `The data folder ${folder} cannot be used because ${cause}${place}: put that right, or set DATA_DIR to another folder.`
  expect(await refusalOf(open({ dataDir }))).toBe(refusal(dataDir))
  const below = join(dataDir, 'below')
  expect(await refusalOf(open({ dataDir: below }))).toBe(refusal(below))
})

test('a file in place of the database is reported by name', async () => {
  const dataDir = await emptyFolder()
  await writeFile(join(dataDir, 'postgres'), '')
  expect(await refusalOf(open({ dataDir }))).toContain(
    `is in the way (${join(dataDir, 'postgres', 'PG_VERSION')})`,
  )
})

test('a folder that is not a database is refused and left unchanged', async () => {
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'diary.txt'), '')
  expect(await refusalOf(open({ dataDir }))).toContain('holds something that is not a PostgreSQL database')
})

test('a data folder that became read-only is reported with the cause', async () => {
  const dataDir = await copyDataFolder()
  const readOnly = await makeReadOnly(dataDir)
  const refusal = await refusalOf(open({ dataDir: readOnly })).finally(() =>
    run('umount', [dataDir]).catch(() => {}),
  )
  expect(refusal).toContain(`The data folder ${readOnly} cannot be used because`)
  expect(refusal).toMatch(/the file system is read-only|this account has no right to it/)
})

// Permission bits do not stop root. As root, mount the folder read-only; where mounting is not allowed, use a
// place in which the system refuses to create folders.
async function makeReadOnly(folder: string): Promise<string> {
  if (process.getuid?.() !== 0) {
    await chmod(join(folder, 'postgres.log'), 0o400)
    return folder
  }
  try {
    await run('mount', ['--bind', folder, folder])
    await run('mount', ['-o', 'remount,ro,bind', folder])
    return folder
  } catch {
    return '/sys/academy'
  }
}

test('data of another major version is refused with both versions', async () => {
  const dataDir = await copyDataFolder()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  expect(await refusalOf(open({ dataDir }))).toContain(
    'was made by PostgreSQL 17, but this academy runs PostgreSQL 18',
  )
})

test('the last log lines are reported when PostgreSQL dies at start', async () => {
  const dataDir = await newDataFolder()
  const refusal = await refusalOf(open({ dataDir, settings: { shared_buffers: 'plenty' } }))
  expect(refusal).toContain(`PostgreSQL did not start`)
  expect(refusal).toContain(join(dataDir, 'postgres.log'))
  expect(refusal).toContain('FATAL:  invalid value for parameter "shared_buffers": "plenty"')
})

test('a PostgreSQL binary that cannot be executed is reported', async () => {
  const programs = await findPrograms()
  const runAs = await chooseRunAs()
  const missing = `${programs.postgres}-missing`
  const host = { programs: { ...programs, postgres: missing }, runAs: { ...runAs, prefix: [] } }
  const refusal = await refusalOf(open({ dataDir: await newDataFolder() }, Promise.resolve(host)))
  expect(refusal).toMatch(/^PostgreSQL did not start; [\s\S]*ENOENT/)
})

test('a missing or wrong password is reported, and the server is stopped again', async () => {
  const dataDir = await copyDataFolder()
  await writeFile(join(dataDir, 'postgres.password'), 'guessed')
  expect(await refusalOf(open({ dataDir }))).toContain('does not fit the database')
  expect(await serverPid(dataDir)).toBeUndefined()

  await rm(join(dataDir, 'postgres.password'))
  expect(await refusalOf(open({ dataDir }))).toContain(`${join(dataDir, 'postgres.password')}, is missing`)
})

test('a refused start does not block the next one', async () => {
  const dataDir = await newDataFolder()
  await refusalOf(open({ dataDir, settings: { port: 'none' } }))
  expect(await answers((await open({ dataDir })).url)).toBe(true)
})
