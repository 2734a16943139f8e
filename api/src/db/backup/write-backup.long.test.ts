import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '../../base/start-refusal.ts'
import { installation, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2027-01-15T12:00:00Z')
const about = { type: 'text/plain', name: 'note.txt' }
let here: Awaited<ReturnType<typeof installation>>

beforeAll(async () => {
  here = await installation('migrated')
  await here.files.put('notes/first.txt', Buffer.from('whole'), about)
})

afterAll(() => here[Symbol.asyncDispose]())

test('an existing file is never overwritten', async () => {
  await using folder = await workFolder()
  const target = join(folder.path, 'taken.tar.gz')
  await writeFile(target, 'the backup of last week')
  const error = await writeBackup({ ...here, target, now }).catch(error => error)
  expect(error).toBeInstanceOf(StartRefusal)
  expect(error.message).toContain('taken.tar.gz exists already')
  expect(await readFile(target, 'utf8')).toBe('the backup of last week')
  expect(await readdir(folder.path)).toEqual(['taken.tar.gz'])
})

test('a missing folder is reported by name', async () => {
  const error = await writeBackup({ ...here, target: '/nowhere/at/all.tar.gz', now }).catch(error => error)
  expect(error).toBeInstanceOf(StartRefusal)
  expect(error.message).toContain('cannot be written to /nowhere/at: ENOENT')
})

test('a database without tables cannot be backed up', async () => {
  await using blank = await installation('blank')
  await using folder = await workFolder()
  const error = await writeBackup({ ...blank, target: join(folder.path, 'x'), now }).catch(error => error)
  expect(error).toBeInstanceOf(StartRefusal)
  expect(error.message).toContain('nothing to back up')
})

test('waiting for a locked table has a time limit', async () => {
  await using folder = await workFolder()
  const other = new pg.Client({ connectionString: here.url })
  await other.connect()
  await other.query('begin; lock table accounts in access exclusive mode')
  const error = await writeBackup({ ...here, target: join(folder.path, 'x'), now }).catch(error => error)
  await other.end()
  expect(error).toBeInstanceOf(StartRefusal)
  expect(error.message).toContain('Something else is at work')
})

test('a failed backup leaves no file behind', async () => {
  await using folder = await workFolder()
  const broken = async function* () {
    yield Buffer.from('wh')
    throw new Error('the disk cannot be read')
  }
  const read = async (key: string) => {
    const file = await here.files.stat(key)
    return file && { about: file, content: Readable.from(broken()) }
  }
  const target = join(folder.path, 'backup.tar.gz')
  const written = writeBackup({ ...here, files: { ...here.files, read }, target, now })
  await expect(written).rejects.toThrow('the disk cannot be read')
  expect(await readdir(folder.path)).toEqual([])
})

test('a file that is removed while the backup runs is left out', async () => {
  await using folder = await workFolder()
  const gone = await here.files.put('notes/second.txt', Buffer.from('for a moment'), about)
  const list = async function* (prefix: string) {
    for await (const file of here.files.list(prefix)) {
      await here.files.remove(gone.key)
      yield file
    }
    yield gone
  }
  const target = join(folder.path, 'backup.tar.gz')
  const { files } = await writeBackup({ ...here, files: { ...here.files, list }, target, now })
  expect(files.map(({ key }) => key)).toEqual(['notes/first.txt'])
})
