import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { onDisk, orNullIfMissing } from './disk.ts'

interface Draft {
  path: string
  bytes: number
  modified: Date
}

/**
 * Streams the content, after a head if there is one, into a new file of its own that only this account can read,
 * and down to the disk. On failure nothing is left, and an error of the source stays what it was.
 */
export const writeDraft = async (
  folder: string,
  content: Readable | Uint8Array,
  head = '',
): Promise<Draft> => {
  // A stream that breaks before anybody reads it would end the process; reading it reports the same error.
  if (!(content instanceof Uint8Array)) content.on('error', () => {})
  const path = join(folder, randomUUID())
  try {
    await onDisk(folder, mkdir(folder, { recursive: true, mode: 0o700 }))
    await using file = await onDisk(folder, open(path, 'wx', 0o600))
    for await (const chunk of chunksOf(head, content)) await onDisk(folder, file.writeFile(chunk))
    return await finish(folder, path, file)
  } catch (error) {
    if (!(content instanceof Uint8Array)) content.destroy()
    await discardDraft(path)
    throw error
  }
}

/** Whatever made the draft useless is the error to report, not that it cannot be removed either. */
export const discardDraft = (path: string): Promise<void> => rm(path, { force: true }).catch(() => {})

/** A killed process leaves its drafts, which hold people's documents; those from before that time can go. */
export const removeAbandoned = async (folder: string, before: number): Promise<void> => {
  const names = await onDisk(folder, orNullIfMissing(readdir(folder)))
  for (const name of names ?? []) {
    const draft = join(folder, name)
    const found = await orNullIfMissing(stat(draft))
    if (found && found.mtimeMs < before) await discardDraft(draft)
  }
}

const finish = async (folder: string, path: string, file: FileHandle): Promise<Draft> => {
  await onDisk(folder, file.sync())
  const { size, mtime } = await onDisk(folder, file.stat())
  return { path, bytes: size, modified: mtime }
}

async function* chunksOf(head: string, content: Readable | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield head
  if (content instanceof Uint8Array) yield content
  else yield* content
}
