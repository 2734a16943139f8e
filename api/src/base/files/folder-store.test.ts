import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onDisk } from './draft.ts'
import { folderStore } from './folder-store.ts'
import { type FileStore, isKey, StorageUnavailable } from './store.ts'
import { keysOf, pdf, pieces, textOf } from './testing/contents.ts'
import { contest, isWhole, overlap, wholeOverlap } from './testing/races.ts'

let base: string
let root: string
let store: FileStore
const storeIn = (root: string) => folderStore({ root, linkTo: key => `/files/${key}` })
const drafts = () => readdir(join(root, '~drafts'))

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'folder-store-'))
  root = join(base, 'data', 'files')
  store = storeIn(root)
})
afterEach(() => rm(base, { recursive: true }))

test('only the server’s account can read files and folders, whatever the umask', async () => {
  const before = process.umask(0)
  try {
    await store.put('resumes/1.pdf', Buffer.from('x'), pdf)
  } finally {
    process.umask(before)
  }
  const modeOf = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o777).toString(8)
  expect(await modeOf('resumes', '1.pdf~file')).toBe('600')
  for (const folder of ['.', 'resumes', '~drafts']) expect(await modeOf(folder)).toBe('700')
})

test('a stream is written to disk as it arrives', async () => {
  let behind = 0
  const source = async function* () {
    let sent = 0
    for (const piece of pieces(160)) {
      const [draft = ''] = await drafts()
      behind = Math.max(behind, sent - (await stat(join(root, '~drafts', draft))).size)
      sent += piece.length
      yield piece
    }
  }
  await store.put('large', Readable.from(source(), { objectMode: false }), pdf)
  expect(behind).toBeLessThan(500_000)
})

test('no temporary file is left after success, a broken source, or a folder that cannot be created', async () => {
  await store.put('a', Buffer.from('x'), pdf)
  expect(await drafts()).toEqual([])
  await expect(store.put('b', createReadStream(join(base, 'missing')), pdf)).rejects.toThrow('ENOENT')
  expect(await drafts()).toEqual([])
  await writeFile(join(root, 'c'), 'a file where a folder should be')
  const source = Readable.from(pieces(2))
  await expect(store.put('c/d', source, pdf)).rejects.toThrow(StorageUnavailable)
  expect(await drafts()).toEqual([])
  expect(source.destroyed).toBe(true)
})

test('an error of the source is not reported as one of the store', async () => {
  const failure = store.put('b', createReadStream(join(base, 'missing')), pdf)
  await expect(failure).rejects.not.toThrow(StorageUnavailable)
})

test('temporary files of a killed process are removed after a day, and not before', async () => {
  await mkdir(join(root, '~drafts'), { recursive: true })
  for (const name of ['old', 'young']) await writeFile(join(root, '~drafts', name), 'half')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(root, '~drafts', 'old'), yesterday, yesterday)
  await store.ready()
  expect(await drafts()).toEqual(['young'])
})

test('a path that is not a folder is unavailable, and the message names it', async () => {
  await writeFile(join(base, 'data'), 'a file where the folder should be')
  const source = Readable.from(pieces(2))
  const refusals = [
    () => store.ready(),
    () => store.put('a', source, pdf),
    () => store.read('a'),
    () => store.stat('a'),
    () => store.remove('a'),
    () => keysOf(store),
  ]
  for (const refusal of refusals) {
    const error = await refusal().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(error).toMatchObject({ message: expect.stringContaining(root), cause: { code: 'ENOTDIR' } })
  }
  expect(source.destroyed).toBe(true)
})

test.each(['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EDQUOT', 'EMFILE'])(
  '%s is unavailable',
  async code => {
    const cause = Object.assign(new Error(`${code}: refused, write`), { code, syscall: 'write' })
    const error = await onDisk('/data/files', Promise.reject(cause)).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(error).toMatchObject({ message: expect.stringMatching(`/data/files .*${code}`), cause })
  },
)

test('a programming error is passed on unchanged', async () => {
  const mistake = new TypeError('a mistake')
  await expect(onDisk('/data/files', Promise.reject(mistake))).rejects.toBe(mistake)
})

test.each(['', '{"type":"a/b"', '{}\ncontent', 'x'.repeat(5000)])(
  'a damaged file is reported (%#)',
  async content => {
    await store.put('good', Buffer.from('x'), pdf)
    await writeFile(join(root, 'bad~file'), content)
    await expect(store.stat('bad')).rejects.toThrow('stored file bad is damaged')
    await expect(store.read('bad')).rejects.toThrow(StorageUnavailable)
    await expect(keysOf(store)).rejects.toThrow(StorageUnavailable)
  },
)

test('foreign files in the folder are not listed', async () => {
  await store.put('a/b', Buffer.from('x'), pdf)
  for (const name of ['.DS_Store', 'a/notes.txt', 'a/UPPER~file', '~drafts/0~file'])
    await writeFile(join(root, name), '')
  expect(await keysOf(store)).toEqual(['a/b'])
  expect(await keysOf(storeIn(join(base, 'not yet there')))).toEqual([])
})

test('any set of keys is listed in the order of the sorted keys', async () => {
  const segment = fc.string({
    unit: fc.constantFrom('a', 'b', '.', '-', '_', '0'),
    minLength: 1,
    maxLength: 3,
  })
  const key = fc
    .array(segment, { minLength: 1, maxLength: 3 })
    .map(parts => parts.join('/'))
    .filter(isKey)
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(key, { minLength: 5, maxLength: 12 }),
      fc.nat(30),
      async (keys, index) => {
        const root = await mkdtemp(join(base, 'order-'))
        for (const key of keys) await storeIn(root).put(key, Buffer.from(key), pdf)
        const prefix = (keys[index] ?? '').slice(0, 2)
        expect(await keysOf(storeIn(root), prefix)).toEqual(
          keys.filter(key => key.startsWith(prefix)).toSorted(),
        )
      },
    ),
    { numRuns: 15 },
  )
})

test('the first line of a file is its metadata, the rest is its content', async () => {
  await store.put('a', Buffer.from('content\nof a file'), { type: 'text/plain', name: 'Ü.txt' })
  const lines = '{"type":"text/plain","name":"Ü.txt"}\ncontent\nof a file'
  expect(await readFile(join(root, 'a~file'), 'utf8')).toBe(lines)
  expect(await textOf(store, 'a')).toBe('content\nof a file')
})

test('control: writers without temporary files mix their contents and expose partial ones', async () => {
  const path = join(base, 'in-place')
  // Synchronous, so that the writers alternate in the same order on a slow machine too.
  const writeInPlace = async (content: Readable) => {
    const file = openSync(path, 'w')
    for await (const part of content) writeSync(file, part)
    closeSync(file)
  }
  const read = () => readFile(path, 'utf8')
  const seen = await overlap(writeInPlace, read)
  expect(seen.during).not.toBe(wholeOverlap.during)
  expect(seen.after).not.toBe(wholeOverlap.after)
  await contest(writeInPlace)
  const text = await read()
  expect(Array.from('01234567').filter(digit => isWhole(text, digit))).toEqual([])
})
