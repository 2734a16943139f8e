// Bundles the programs, once for the content of their sources. Each content has its own folder: a program that runs
// loads some of its files later, also after a source has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programHash } from './built-directory.mjs'
import { builtProgram } from './built-program.mjs'
import { pinnedNode, root } from './node.mjs'
import { announced, runBeside } from './stamp.mjs'

const bundles = join(root, 'node_modules', '.programs')
const users = join(bundles, 'users')

const isAlive = pid => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Notes that this process runs programs of a bundle. Returns false if it cannot: the packages belong to somebody else, or the
 * disk is full, which commands such as the doctor are for.
 */
const noteUse = name => {
  try {
    const note = join(users, `${process.pid}`)
    mkdirSync(users, { recursive: true })
    writeFileSync(note, name)
    process.once('exit', () => rmSync(note, { force: true }))
    return true
  } catch {
    return false
  }
}

/** Returns nothing for a process that has just ended. */
const readNote = pid => {
  try {
    return readFileSync(join(users, pid), 'utf8')
  } catch {
    return undefined
  }
}

const bundlesInUse = () => {
  const used = new Set()
  for (const pid of readdirSync(users))
    if (isAlive(Number(pid))) used.add(readNote(pid))
    else rmSync(join(users, pid), { force: true })
  return used
}

/** Renamed first: what is left of it if this is interrupted must not be taken for the bundle of its sources. */
const removeBundle = name => {
  const folder = join(bundles, `${name}.old`)
  try {
    renameSync(join(bundles, name), folder)
  } catch {
    // Another start is removing it.
    return
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Removes the bundles of former sources, unless a process runs them. */
const removeUnused = () => {
  const used = bundlesInUse()
  for (const name of readdirSync(bundles))
    if (name !== 'users' && !used.has(name.replace(/\.new-\d+$/, ''))) removeBundle(name)
}

/** Returns the folder of the bundle; undefined if there is none and it cannot be written. */
export const bundlePrograms = async () => {
  const name = programHash().slice(0, 20)
  const folder = join(bundles, name)
  const isWritable = noteUse(name)
  if (existsSync(folder)) return folder
  if (!isWritable) return undefined
  removeUnused()
  await announced('bundle', {
    doing: 'Bundling the programs',
    seconds: 3,
    done: 'Programs bundled',
    failed: 'The programs could not be bundled. The reason is above.',
    work: () => runBeside(pinnedNode(), ['scripts/build/bundle-programs.ts', folder], { cwd: root }),
  })
  return folder
}

/** Returns the program of the bundle for a source file, or the source itself if it has none. */
export const bundledProgram = async source => {
  if (!/^api\/src\/(main|cli\/[\w-]+)\.ts$/.test(source)) return source
  const folder = await bundlePrograms()
  const program = folder && join(folder, builtProgram(source))
  return program && existsSync(program) ? program : source
}
