import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderStore } from '../../base/files/folder-store.ts'
import { packData } from './made-data.ts'
import { answers, emptyFolder, newDataFolder, open, query } from './test-kit.ts'

const FILE = 'resumes/a.pdf'
const storeIn = (dataDir: string) => folderStore({ root: join(dataDir, 'files'), linkTo: () => '' })

/** Makes an archive of a database with one table, and one file. */
const makeArchive = async () => {
  const dataDir = await newDataFolder()
  const server = await open({ dataDir })
  await query(server.url, `create table if not exists kept as select 'Adagio' as title`)
  await server.stop()
  await storeIn(dataDir).put(FILE, Buffer.from('%PDF'), { type: 'application/pdf', name: 'a.pdf' })
  const archive = join(await emptyFolder(), 'archive')
  packData(dataDir, archive)
  return { archive, former: server.url }
}

const titles = (url: string) => query(url, 'select title from kept')
const nothing = /relation "kept" does not exist/

test('a first start has database and files of the archive, and a password of its own', async () => {
  const { archive, former } = await makeArchive()
  const dataDir = await emptyFolder()
  const server = await open({ dataDir, made: archive, settings: {} })
  expect(await titles(server.url)).toEqual([{ title: 'Adagio' }])
  expect((await storeIn(dataDir).stat(FILE))?.size).toBe(4)

  const other = Object.assign(new URL(server.url), { password: new URL(former).password }).href
  expect(await answers(server.url)).toBe(true)
  expect(await answers(other)).toBe(false)
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  const left = (await readdir(dataDir)).sort()
  expect(left).toEqual(['files', 'postgres', 'postgres.lock', 'postgres.log', 'postgres.password'])
})

test('two first starts at once share what the archive has', async () => {
  const { archive } = await makeArchive()
  const dataDir = await emptyFolder()
  const both = await Promise.all([open({ dataDir, made: archive }), open({ dataDir, made: archive })])
  for (const { url } of both) expect(await titles(url)).toEqual([{ title: 'Adagio' }])
})

test('a database that is there stays as it is', async () => {
  const { archive } = await makeArchive()
  const dataDir = await emptyFolder()
  await (await open({ dataDir })).stop()
  const again = await open({ dataDir, made: archive })
  await expect(titles(again.url)).rejects.toThrow(nothing)
})

test.each([
  [
    'damaged',
    async (archive: string) => {
      const bytes = await readFile(archive)
      const middle = bytes.length >> 1
      bytes[middle] = (bytes[middle] ?? 0) ^ 1
      await writeFile(archive, bytes)
    },
  ],
  ['cut off', async (archive: string) => writeFile(archive, (await readFile(archive)).subarray(0, 100_000))],
  ['empty', (archive: string) => writeFile(archive, '')],
])('an archive that is %s is not used', async (_, damage) => {
  const { archive } = await makeArchive()
  await damage(archive)
  const dataDir = await emptyFolder()
  const server = await open({ dataDir, made: archive })
  await expect(titles(server.url)).rejects.toThrow(nothing)
  expect(await readdir(dataDir)).not.toContain('files')
})

test('without an archive, or beside files of another installation, a first start makes an empty database', async () => {
  const missing = await open({ dataDir: await emptyFolder(), made: '/nowhere' })
  await expect(titles(missing.url)).rejects.toThrow(nothing)

  const { archive } = await makeArchive()
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'files'))
  const server = await open({ dataDir, made: archive })
  await expect(titles(server.url)).rejects.toThrow(nothing)
  expect(await readdir(join(dataDir, 'files'))).toEqual([])
})
