import { posix } from 'node:path'
import type { Readable } from 'node:stream'

export interface FileMetadata {
  type: string
  name: string
}

export interface StoredFile extends FileMetadata {
  key: string
  size: number
  modified: Date
}

export type Disposition = 'attachment' | 'inline'

interface FileLink extends FileMetadata {
  expires: Date
  disposition: Disposition
}

export interface FileStore {
  /**
   * Streams the content. Readers see either the old or the new file, never a part; a failure leaves nothing
   * behind.
   */
  put(key: string, content: Readable | Uint8Array, about: FileMetadata): Promise<StoredFile>
  /** The caller must read the content to its end or destroy it. */
  read(key: string): Promise<{ about: StoredFile; content: Readable } | null>
  stat(key: string): Promise<StoredFile | null>
  /** Idempotent: a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Sorted by key; an empty prefix lists the whole store. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** Returns a link that works without login until it expires. Does not check that the file exists. */
  url(key: string, link: FileLink): Promise<string>
  /** Throws StorageUnavailable if files cannot be stored at the moment. */
  ready(): Promise<void>
}

/** The store cannot be written to or reached; `cause` has the reason. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

export class InvalidKey extends Error {
  override name = 'InvalidKey'
}

const isSegment = (segment: string) => /^[a-z0-9_.-]+$/.test(segment) && segment !== '.'

/** Keys become paths and URLs, so they contain nothing that either could interpret differently. */
export const isKey = (key: string): boolean =>
  key.length <= 200 && !key.includes('..') && key.split('/').every(isSegment)

export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new InvalidKey(`Not the key of a file: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(; ?charset=[\w-]{1,20})?$/

/**
 * Cleans the metadata of a file, since names come from people's computers: one line that fits into every
 * header. A very long name keeps its end with the extension.
 */
export const normalizeMetadata = (key: string, { type, name }: FileMetadata): FileMetadata => ({
  type: mediaType.test(type) ? type : 'application/octet-stream',
  name:
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-200)
      .toWellFormed() || posix.basename(key),
})
