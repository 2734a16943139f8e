// Tells whether dist/ was built from the sources as they are now.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { builtProgram } from './built-program.mjs'
import { root } from './node.mjs'
import { hashOf } from './stamp.mjs'

const isTest = path => /\.(test|fixture)\.tsx?$/.test(path)

const filesBelow = folder =>
  readdirSync(join(root, folder), { recursive: true })
    .map(name => join(folder, name))
    .filter(path => !isTest(path) && statSync(join(root, path)).isFile())

/** Everything that decides what is in the built directory. */
const sources = () =>
  [
    ...['api/src', 'contract/src', 'web/src', 'web/public', 'scripts/build', 'scripts/lib'].flatMap(
      filesBelow,
    ),
    'package.json',
    'package-lock.json',
  ].sort()

export const sourceHash = () =>
  hashOf([
    process.platform,
    process.arch,
    ...sources().flatMap(path => [path, readFileSync(join(root, path))]),
  ])

const note = join(root, 'dist', 'build.json')

/** Returns the program of dist/ for a source file, or undefined if dist/ is missing or older than the sources. */
export const freshProgram = path => {
  if (!existsSync(note)) return undefined
  const program = join('dist', builtProgram(path))
  if (JSON.parse(readFileSync(note, 'utf8')).sources === sourceHash() && existsSync(join(root, program)))
    return program
  console.error('dist/ is older than the sources, so it is not used. `npm run build` makes it anew.')
  return undefined
}
