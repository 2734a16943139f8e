import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onDisk, orNullIfMissing } from './disk.ts'
import { checkKey, isKey } from './keys.ts'

// No key holds a tilde: a file `a` never stands in the way of a folder `a`, nor a draft for a file.
const ending = '~file'

export const pathOf = (root: string, key: string): string => join(root, `${checkKey(key)}${ending}`)

/** The keys below root, sorted as a whole, without holding more than one folder of each level in memory. */
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
