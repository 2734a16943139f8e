import type { FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import type { FileMetadata, StoredFile } from './store.ts'
import { StorageUnavailable } from './store.ts'

// Metadata and content are in one file, so that one rename replaces both: a line of JSON, then the content.
const Head = z.object({ type: z.string(), name: z.string() })

// Far above what tidyAbout allows for type and name.
const maxHeadLength = 2048

export const headOf = ({ type, name }: FileMetadata): string => `${JSON.stringify({ type, name })}\n`

export const readHead = async (
  key: string,
  file: FileHandle,
): Promise<{ about: StoredFile; start: number }> => {
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
