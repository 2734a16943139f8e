// Hashes sources by their content. Times of files would be wrong after a checkout.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node.mjs'
import { hashOf } from './stamp.mjs'

const isTest = name => /\.(test|fixture)\.tsx?$/.test(name)

const filesBelow = path =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !isTest(entry.name))
        .map(entry => join(entry.parentPath ?? entry.path, entry.name))
        .sort()

// Several keys have folders in common, and a process reads each of them once.
const known = new Map()
const hashBelow = path => {
  const found = known.get(path)
  if (found) return found
  const full = join(root, path)
  const files = existsSync(full) ? filesBelow(full) : []
  const hash = hashOf(files.flatMap(file => [file.slice(full.length), readFileSync(file)]))
  known.set(path, hash)
  return hash
}

/** Hashes files and folders without their tests. Paths are relative to the repository. */
export const contentHash = paths => hashOf(paths.flatMap(path => [path, hashBelow(path)]))
