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
