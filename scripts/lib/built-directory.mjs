// Tells whether dist/ was built from the sources as they are now.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtProgram } from './built-program.mjs'
import { contentHash } from './content-hash.mjs'
import { root } from './node.mjs'
import { hashOf } from './stamp.mjs'

/** Everything that decides what is in the bundle of the programs. */
const programSources = [
  ...['api/src', 'contract/src', 'scripts/build', 'scripts/lib'],
  ...['api/package.json', 'contract/package.json', 'package.json', 'package-lock.json'],
]

const hashHere = paths => hashOf([process.platform, process.arch, contentHash(paths)])

export const programHash = () => hashHere(programSources)
/** The built directory has the pages, too. */
export const sourceHash = () => hashHere([...programSources, 'web/src', 'web/public'])

const note = join(root, 'dist', 'build.json')

const warnOfAge = () =>
  console.error('dist/ is older than the sources, so it is not used. `npm run build` makes it anew.')

/** Returns the program of dist/ for a source file, or undefined if dist/ is missing or older than the sources. */
export const freshProgram = (path, tellAge = warnOfAge) => {
  if (!existsSync(note)) return undefined
  const program = join('dist', builtProgram(path))
  if (JSON.parse(readFileSync(note, 'utf8')).sources === sourceHash() && existsSync(join(root, program)))
    return program
  tellAge()
  return undefined
}
