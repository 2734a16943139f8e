import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { discardDraft, onDisk, orNullIfMissing, removeAbandoned, writeDraft } from './draft.ts'
import {
  checkKey,
  type Disposition,
  type FileMetadata,
  type FileStore,
  isKey,
  normalizeMetadata,
  StorageUnavailable,
  type StoredFile,
} from './store.ts'

// Metadata and content are in one file, so that one rename replaces both: a line of JSON, then the content.
const Head = z.object({ type: z.string(), name: z.string() })

// Far above what tidyAbout allows for type and name.
const maxHeadLength = 2048

const headOf = ({ type, name }: FileMetadata): string => `${JSON.stringify({ type, name })}\n`

const readHead = async (key: string, file: FileHandle): Promise<{ about: StoredFile; start: number }> => {
  const { size, mtime } = await file.stat()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeadLength), 0, maxHeadLength, 0)
  const end = buffer.subarray(0, bytesRead).indexOf('\n')
  const start = end + 1
  return {
    about: { key, size: size - start, ...parse(key, buffer.toString('utf8', 0, end)), modified: mtime },
    start,
  }
}

const parse = (key: string, line: string): FileMetadata => {
  try {
    return Head.parse(JSON.parse(line))
  } catch (cause) {
    throw new StorageUnavailable(`The stored file ${key} is damaged: its first line cannot be read`, {
      cause,
    })
  }
}

// Keys contain no tilde, so a file `a` never conflicts with a folder `a`, nor a draft with a file.
const ending = '~file'

const pathOf = (root: string, key: string): string => join(root, `${checkKey(key)}${ending}`)

/** Lists the keys below root in sorted order, with at most one folder per level in memory. */
async function* keysBelow(root: string, prefix: string, folder = ''): AsyncGenerator<string> {
  const entries = await onDisk(root, orNullIfMissing(readdir(join(root, folder), { withFileTypes: true })))
  // Sorting folders with their slash puts a-b before a/b, as in a sorted list of the full keys.
  const names = (entries ?? [])
    .map(entry => folder + entry.name + (entry.isDirectory() ? '/' : ''))
    .sort(byKey)
  for (const name of names) {
    if (name.endsWith('/')) {
      if (name.startsWith(prefix) || prefix.startsWith(name)) yield* keysBelow(root, prefix, name)
    } else if (name.endsWith(ending)) {
      const key = keyOf(name)
      if (key.startsWith(prefix) && isKey(key)) yield key
    }
  }
}

const keyOf = (name: string) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name)

const byKey = (a: string, b: string) => (keyOf(a) < keyOf(b) ? -1 : 1)

interface FolderSettings {
  root: string
  linkTo(key: string, expires: Date, disposition: Disposition): string
}

export const folderStore = ({ root, linkTo }: FolderSettings): FileStore => {
  const drafts = join(root, '~drafts')
  const privately = { recursive: true, mode: 0o700 }

  const openFile = async (key: string) => {
    const path = pathOf(root, key)
    return onDisk(root, orNullIfMissing(open(path)))
  }

  const statFile = async (key: string): Promise<StoredFile | null> => {
    await using file = await openFile(key)
    return file && (await onDisk(root, readHead(key, file))).about
  }

  const moveInto = async (path: string, draft: string) => {
    await mkdir(dirname(path), privately)
    await rename(draft, path)
    await syncFolder(dirname(path))
  }

  return {
    async put(key, content, about) {
      const path = pathOf(root, key)
      const kept = normalizeMetadata(key, about)
      const head = headOf(kept)
      const draft = await writeDraft(drafts, content, head)
      try {
        await onDisk(root, moveInto(path, draft.path))
      } catch (error) {
        await discardDraft(draft.path)
        throw error
      }
      return { key, size: draft.bytes - Buffer.byteLength(head), ...kept, modified: draft.modified }
    },

    async read(key) {
      const file = await openFile(key)
      if (!file) return null
      try {
        const { about, start } = await onDisk(root, readHead(key, file))
        return { about, content: file.createReadStream({ start }) }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    stat: statFile,

    async remove(key) {
      const path = pathOf(root, key)
      await onDisk(root, rm(path, { force: true }))
    },

    async *list(prefix) {
      for await (const key of keysBelow(root, prefix)) {
        const about = await statFile(key)
        if (about) yield about
      }
    },

    url: async (key, { expires, disposition }) => linkTo(checkKey(key), expires, disposition),

    async ready() {
      await onDisk(root, mkdir(drafts, privately))
      const probe = join(drafts, randomUUID())
      try {
        await onDisk(root, writeFile(probe, 'ready?', { mode: 0o600, flush: true }))
      } finally {
        await discardDraft(probe)
      }
      // No upload takes a day.
      await removeAbandoned(drafts, Date.now() - oneDay)
    },
  }
}

const oneDay = 24 * 60 * 60 * 1000

/** A rename survives a power cut only if the folder is synced too. Not possible on Windows. */
const syncFolder = async (path: string) => {
  if (process.platform === 'win32') return
  await using folder = await open(path)
  await folder.sync()
}
