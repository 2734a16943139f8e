import type { Readable } from 'node:stream'

export interface FileAbout {
  type: string
  name: string
}

export interface StoredFile extends FileAbout {
  key: string
  size: number
  modified: Date
}

export type Disposition = 'attachment' | 'inline'

interface FileLink extends FileAbout {
  expires: Date
  disposition: Disposition
}

export interface FileStore {
  /** Streams. Readers see the old file or the new one, never half of it; a failure leaves nothing behind. */
  put(key: string, content: Readable | Uint8Array, about: FileAbout): Promise<StoredFile>
  /** Whoever asks must read the content to its end or destroy it. */
  read(key: string): Promise<{ about: StoredFile; content: Readable } | null>
  stat(key: string): Promise<StoredFile | null>
  /** No error when the file is gone already. */
  remove(key: string): Promise<void>
  /** Sorted by key; an empty prefix lists the whole store. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** A link that works without login until it expires. It is only signed: nobody is asked whether the file is there. */
  url(key: string, link: FileLink): Promise<string>
  /** Throws StorageUnavailable when files cannot be kept just now. */
  ready(): Promise<void>
}

/** The store cannot be written or reached; the cause says why. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

export class InvalidKey extends Error {
  override name = 'InvalidKey'
}
