import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupPlace } from '../backup-config.ts'
import { s3Store } from '../files/s3-store.ts'
import { momentOf } from './rules.ts'

/** Where the archives of the schedule are. Other files there are never touched. */
export interface ArchivePlace {
  /** Calls `write` with a path that does not exist, keeps the file under this name and returns its size. */
  save(name: string, write: (path: string) => Promise<unknown>): Promise<number>
  /** Calls `read` with a local file of this content. */
  open<T>(name: string, read: (path: string) => Promise<T>): Promise<T>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Removes what interrupted backups have left. */
  removePartial(): Promise<void>
}

const privately = { recursive: true, mode: 0o700 } as const

const isPartial = (name: string) =>
  name.includes('.partial-') && momentOf(name.replace(/\.partial-.*$/, '')) !== null

const inFolder = (folder: string): ArchivePlace => ({
  save: async (name, write) => {
    await mkdir(folder, privately)
    await write(join(folder, name))
    return (await stat(join(folder, name))).size
  },
  open: (name, read) => read(join(folder, name)),
  list: async () => (await readdir(folder)).filter(name => momentOf(name)),
  remove: name => rm(join(folder, name), { force: true }),
  removePartial: async () => {
    // Before the first backup there is no folder.
    for (const name of (await readdir(folder).catch(() => [])).filter(isPartial))
      await rm(join(folder, name), { recursive: true, force: true })
  },
})

/** Archives pass through a folder of this machine, because a bucket wants their size first. */
const inBucket = (settings: Extract<BackupPlace, { kind: 's3' }>['s3'], work: string): ArchivePlace => {
  const store = s3Store(settings)
  const withLocal = async <T>(name: string, use: (path: string) => Promise<T>): Promise<T> => {
    await rm(work, { recursive: true, force: true })
    await mkdir(work, privately)
    try {
      return await use(join(work, name))
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
  return {
    save: (name, write) =>
      withLocal(name, async path => {
        await write(path)
        const { size } = await store.put(name, createReadStream(path), { type: 'application/gzip', name })
        return size
      }),
    open: (name, read) =>
      withLocal(name, async path => {
        const stored = await store.read(name)
        if (!stored) throw new Error(`The archive ${name} is not in the bucket`)
        await pipeline(stored.content, createWriteStream(path, { mode: 0o600 }))
        return read(path)
      }),
    list: async () => {
      const names: string[] = []
      for await (const { key } of store.list('academy-')) if (momentOf(key)) names.push(key)
      return names
    },
    remove: name => store.remove(name),
    removePartial: () => rm(work, { recursive: true, force: true }),
  }
}

export const archivePlace = (place: BackupPlace, dataDir: string): ArchivePlace =>
  place.kind === 's3' ? inBucket(place.s3, join(dataDir, 'backup-work')) : inFolder(place.folder)
