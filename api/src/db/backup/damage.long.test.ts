import { appendFile, copyFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '../../base/start-refusal.ts'
import { entriesOf, SEAL_SIZE, writeArchive } from './archive.ts'
import { MANIFEST, type Manifest, tableEntry } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { insertEdgeCases } from './testing/edge-cases.ts'
import { installation, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2027-01-15T12:00:00Z')
let here: Awaited<ReturnType<typeof installation>>
let folder: Awaited<ReturnType<typeof workFolder>>
let whole: string
let tried: string

beforeAll(async () => {
  here = await installation('migrated')
  folder = await workFolder()
  whole = join(folder.path, 'whole.tar.gz')
  tried = join(folder.path, 'tried.tar.gz')
  await insertEdgeCases(here)
  await writeBackup({ ...here, target: whole, now })
})

afterAll(async () => {
  await here[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

/** No server runs at this address: a refusal in plain words was made before the database was contacted. */
const refusalOf = async (source: string): Promise<string> => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing'
  const error = await restoreBackup({ url, files: here.files, source, force: true }).catch(error => error)
  return error instanceof StartRefusal ? error.message : `not refused: ${error}`
}

test('an intact archive passes all checks before the database is contacted', async () => {
  expect(await refusalOf(whole)).toMatch(/^not refused: .*ECONNREFUSED/)
})

test('one changed byte anywhere is refused', async () => {
  const bytes = await readFile(whole)
  const seal = bytes.length - SEAL_SIZE
  const positions = [0, seal - 1, seal, seal + 3, seal + 20, bytes.length - 9, bytes.length - 1]
  for (let n = 0; n < 40; n += 1) positions.push(Math.floor(Math.random() * bytes.length))
  for (const position of positions) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(position) ^ (1 << (position % 8)), position)
    await writeFile(tried, changed)
    expect(await refusalOf(tried), `byte ${position} of ${bytes.length}`).toContain(
      'is damaged or incomplete',
    )
  }
})

test('a truncated archive is refused, wherever it ends', async () => {
  const { length } = await readFile(whole)
  for (const size of [0, 1, SEAL_SIZE, SEAL_SIZE + 1, length >> 1, length - SEAL_SIZE, length - 1]) {
    await copyFile(whole, tried)
    await truncate(tried, size)
    expect(await refusalOf(tried), `${size} of ${length} bytes`).toContain('is damaged or incomplete')
  }
})

test('an archive with something appended is refused', async () => {
  for (const more of ['\0', 'x', '\0'.repeat(512), await readFile(whole)]) {
    await copyFile(whole, tried)
    await appendFile(tried, more)
    expect(await refusalOf(tried)).toContain('is damaged or incomplete')
  }
})

/** Repacks the archive with changed content and a valid checksum. */
const repack = async (target: string, change: (name: string, content: Buffer) => Buffer | null) =>
  writeArchive(target, now, async add => {
    for await (const { name, content } of entriesOf(whole)) {
      const changed = change(name, await buffer(content))
      if (changed) await add(name, changed.length, Readable.from([changed]))
    }
  })

const changeManifest = (change: (manifest: Manifest) => object) => (name: string, content: Buffer) =>
  name === MANIFEST ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString())))) : content

test.for([
  [
    'an entry that is not as the manifest says',
    (name, content) => (name === tableEntry('countries') ? content.subarray(1) : content),
  ],
  ['an entry too few', (name, content) => (name === tableEntry('countries') ? null : content)],
  ['no manifest', (name, content) => (name === MANIFEST ? null : content)],
  ['a manifest that is none', changeManifest(() => ({ format: 1 }))],
  ['a manifest that knows less than there is', changeManifest(manifest => ({ ...manifest, files: [] }))],
] as [string, (name: string, content: Buffer) => Buffer | null][])(
  '%s is refused',
  async ([title, change]) => {
    const path = join(folder.path, `${title}.tar.gz`)
    await repack(path, change)
    expect(await refusalOf(path)).toContain('is damaged or incomplete')
  },
)

test('an archive of a newer format is refused as newer', async () => {
  const path = join(folder.path, 'newer-format.tar.gz')
  await repack(
    path,
    changeManifest(manifest => ({ ...manifest, format: 2 })),
  )
  expect(await refusalOf(path)).toContain('made by a newer version (its format is 2')
})

test('an archive with an unknown migration is refused as newer', async () => {
  const path = join(folder.path, 'newer-migration.tar.gz')
  const future = { name: '9999_future.sql', checksum: '0' }
  await repack(
    path,
    changeManifest(manifest => ({ ...manifest, migrations: [...manifest.migrations, future] })),
  )
  expect(await refusalOf(path)).toContain('made by a newer version (it has the migration 9999_future.sql)')
})

test('an archive whose migration has the same name but other content is refused', async () => {
  const path = join(folder.path, 'other-migration.tar.gz')
  const other = (manifest: Manifest) =>
    manifest.migrations.map(migration => ({ ...migration, checksum: '0' }))
  await repack(
    path,
    changeManifest(manifest => ({ ...manifest, migrations: other(manifest) })),
  )
  expect(await refusalOf(path)).toContain('is not the one with which the backup was made')
})

test('a missing file is refused by name', async () => {
  expect(await refusalOf(join(folder.path, 'nowhere.tar.gz'))).toContain('nowhere.tar.gz cannot be read')
})
