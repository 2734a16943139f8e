import { posix } from 'node:path'
import type { FileMetadata, StoredFile } from './store.ts'

/** Encodes names, because headers are ASCII. */
export const headersOf = ({ type, name }: FileMetadata) => ({
  'content-type': type,
  'x-amz-meta-name': encodeURIComponent(name),
})

/** Also reads objects that were put into the bucket by other means. */
export const metadataFrom = (key: string, headers: Headers): StoredFile => ({
  key,
  size: Number(headers.get('content-length') ?? 0),
  type: headers.get('content-type') ?? 'application/octet-stream',
  name: decoded(headers.get('x-amz-meta-name') ?? posix.basename(key)),
  modified: new Date(headers.get('last-modified') ?? 0),
})

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
