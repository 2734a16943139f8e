import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onDisk, orNullIfMissing } from './disk.ts'
import { discardDraft, removeAbandoned, writeDraft } from './draft.ts'
import { headOf, readHead } from './folder-file.ts'
import { keysBelow, pathOf } from './folder-layout.ts'
import { checkKey } from './keys.ts'
import { normalizeMetadata } from './metadata.ts'
import type { Disposition, FileStore, StoredFile } from './store.ts'

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
