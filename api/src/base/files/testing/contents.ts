import { buffer } from 'node:stream/consumers'
import type { FileStore, StoredFile } from '../store.ts'

export const pdf = { type: 'application/pdf', name: 'Lebenslauf.pdf' }

/** Yields `count` distinct chunks of 64 KiB, created on demand. */
export function* pieces(count: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(65_536, `piece ${index} `)
}

export const textOf = async (store: FileStore, key: string) => {
  const file = await store.read(key)
  return file && (await buffer(file.content)).toString()
}

export const listOf = async (store: FileStore, prefix = '') => {
  const files: StoredFile[] = []
  for await (const file of store.list(prefix)) files.push(file)
  return files
}

export const keysOf = async (store: FileStore, prefix = '') =>
  (await listOf(store, prefix)).map(({ key }) => key)
