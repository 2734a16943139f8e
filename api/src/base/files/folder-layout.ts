import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onDisk, orNullIfMissing } from './disk.ts'
import { checkKey, isKey } from './keys.ts'

// Keys contain no tilde, so a file `a` never conflicts with a folder `a`, nor a draft with a file.
const ending = '~file'

export const pathOf = (root: string, key: string): string => join(root, `${checkKey(key)}${ending}`)

/** Lists the keys below root in sorted order, with at most one folder per level in memory. */
export async function* keysBelow(root: string, prefix: string, folder = ''): AsyncGenerator<string> {
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
