import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { StorageUnavailable } from './store.ts'

/** Adds the folder to errors of the operating system, such as disk full, read-only or no permission. */
export const onDisk = async <T>(folder: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof Error) || !('syscall' in cause)) throw cause
    throw new StorageUnavailable(`The folder ${folder} cannot be used: ${cause.message}`, { cause })
  }
}

export const orNullIfMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

interface Draft {
  path: string
  bytes: number
  modified: Date
}

/**
 * Streams the content, after an optional head, into a new file that only this account can read, and syncs it.
 * On failure nothing remains, and an error of the source is passed on unchanged.
 */
export const writeDraft = async (
  folder: string,
  content: Readable | Uint8Array,
  head = '',
): Promise<Draft> => {
  // If the stream breaks before it is read, an unhandled error event would end the process; reading it
  // reports the same error.
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

/** Failure to remove is ignored: the original error is the one to report. */
export const discardDraft = (path: string): Promise<void> => rm(path, { force: true }).catch(() => {})

/**
 * Removes drafts older than that time. A killed process leaves them behind, and they contain personal
 * documents.
 */
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
