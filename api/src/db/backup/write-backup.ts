import { lstat, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from '../../base/files/store.ts'
import { StartRefusal } from '../../base/start-refusal.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { FORMAT, fileEntry, MANIFEST, type Manifest } from './manifest.ts'
import { inTransaction, SNAPSHOT } from './session.ts'
import { addTables, describeDatabase } from './snapshot.ts'

interface Options {
  url: string
  files: FileStore
  /** Path of the archive to write. */
  target: string
  now: Date
}

/** Writes the whole installation, database and files, into one archive. The site may keep running. */
export const writeBackup = async ({ url, files, target, now }: Options): Promise<Manifest> => {
  const folder = await makeFolderBeside(target)
  try {
    const path = join(folder, 'archive')
    const manifest = await writeArchive(path, now, async add => {
      const database = await inTransaction(url, SNAPSHOT, async client => ({
        ...(await describeDatabase(client)),
        tables: await addTables(client, folder, add),
      }))
      const about = { format: FORMAT, created_at: now.toISOString() } as const
      return addManifest({ ...about, ...database, files: await addFiles(files, add) }, add)
    })
    await rename(path, target)
    await syncFolder(dirname(target))
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const makeFolderBeside = async (target: string) => {
  if (await lstat(target).catch(() => null))
    throw new StartRefusal(
      `${target} exists already. Choose another name for the backup, or move that file away.`,
    )
  try {
    return await mkdtemp(`${target}.partial-`)
  } catch (cause) {
    throw new StartRefusal(
      `The backup cannot be written to ${dirname(target)}: ${(cause as Error).message}`,
      { cause },
    )
  }
}

/** A rename survives a power cut only if the folder is synced too. Not possible on Windows. */
const syncFolder = async (path: string) => {
  if (process.platform === 'win32') return
  await using folder = await open(path)
  await folder.sync()
}

/**
 * Files are written before a row refers to them and removed after that row is deleted. A list made after the
 * snapshot therefore contains every file of the snapshot, except those deleted during the backup.
 */
const addFiles = async (files: FileStore, add: AddEntry): Promise<Manifest['files']> => {
  const added: Manifest['files'] = []
  for await (const { key } of files.list('')) {
    const file = await files.read(key)
    if (!file) continue
    const { size, type, name } = file.about
    added.push({ key, type, name, size, sha256: await add(fileEntry(key), size, file.content) })
  }
  return added
}

const addManifest = async (manifest: Manifest, add: AddEntry): Promise<Manifest> => {
  const text = Buffer.from(JSON.stringify(manifest, null, 2))
  await add(MANIFEST, text.length, Readable.from([text]))
  return manifest
}
