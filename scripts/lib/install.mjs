// Installs the packages of a folder if they are missing or its lock file changed.
import { readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { root } from './node.mjs'
import { run } from './run.mjs'
import { doStep, hashOf, isDone } from './stamp.mjs'

const windows = process.platform === 'win32'

// npm puts node_modules/.bin with the pinned Node first in PATH. The npm that replaces node_modules must not
// run on that Node.
const outside = folder => !folder.includes('node_modules')
const pathKey = Object.keys(process.env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH'
const systemPath = (process.env[pathKey] ?? '').split(delimiter).filter(outside).join(delimiter)

const npm = () => {
  const { npm_execpath: cli = '', npm_node_execpath: node = '' } = process.env
  if (!cli.endsWith('npm-cli.js')) return ['npm']
  return [node && outside(node) ? node : 'node', cli]
}

const npmCi = (cwd, ...options) => {
  const [command, ...args] = npm()
  // Needed with NODE_ENV=production too: the pages have to be built, and the pinned Node is an optional
  // package.
  args.push('ci', '--loglevel=error', '--include=dev', '--include=optional', ...options)
  return run(command, args, {
    cwd,
    env: { ...process.env, [pathKey]: systemPath },
    stdio: ['ignore', process.stderr, process.stderr],
    shell: windows && command === 'npm',
  })
}

/**
 * Asking the registry again about packages that npm has downloaded before takes a sixth of the time, and the
 * lock file has their checksums. A list of versions that npm has kept may be too old: then it asks.
 */
const installPackages = async cwd => {
  const code = await npmCi(cwd, '--prefer-offline')
  const isInterrupted = code > 128
  return code === 0 || isInterrupted ? code : npmCi(cwd)
}

/** @param folder The folder of a lock file, relative to the repository. */
export const install = async (folder = '.') => {
  const cwd = join(root, folder)
  const wanted = hashOf([readFileSync(join(cwd, 'package-lock.json')), process.platform, process.arch])
  const step = folder === '.' ? 'install' : `install-${basename(folder)}`
  if (isDone(step, wanted)) return
  await doStep(step, wanted, {
    doing: 'Installing the packages: needed at the first start and after an update, takes about a minute ...',
    done: 'Packages installed',
    failed:
      'The packages could not be installed. The reason is above; run the command again once it is gone.',
    work: () => installPackages(cwd),
  })
}
