// Installs the packages of a folder if they are missing or its lock file changed. A start needs half of them: what builds
// and runs the site are `dependencies`, the tools of tests and development `devDependencies`.
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { root } from './node.mjs'
import { doStep, hashOf, isDone, markDone, runBeside } from './stamp.mjs'

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

const runNpm = (cwd, ...options) => {
  const [command, ...args] = npm()
  // The pinned Node is an optional package.
  args.push(...options, '--include=optional', '--loglevel=error', '--no-progress')
  return runBeside(command, args, {
    cwd,
    env: { ...process.env, [pathKey]: systemPath },
    shell: windows && command === 'npm',
  })
}

/** Not through links: bundles have one that leads back to the packages. */
const removeSourceMaps = folder => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeSourceMaps(path)
    else if (entry.isFile() && /\.([cm]?[jt]sx?|css)\.map$/.test(entry.name)) rmSync(path)
  }
}

/** Removes source maps and the headers of Node, which nothing reads here: a quarter of what a start needs. */
const removeUnused = packages => {
  for (const name of readdirSync(packages))
    if (/^node-.*-(x64|arm64)$/.test(name))
      rmSync(join(packages, name, 'include'), { recursive: true, force: true })
  removeSourceMaps(packages)
}

/**
 * Asking the registry again about packages that npm has downloaded before takes a sixth of the time, and the
 * lock file has their checksums. A list of versions that npm has kept may be too old: then it asks.
 */
const installPackages = async (cwd, ...options) => {
  let code = await runNpm(cwd, ...options, '--prefer-offline')
  const isInterrupted = code > 128
  if (code !== 0 && !isInterrupted) code = await runNpm(cwd, ...options)
  if (code === 0) removeUnused(join(cwd, 'node_modules'))
  return code
}

/** Adds what is missing and leaves the rest alone: a site may be running on it. */
const addPackages = cwd => {
  // npm distrusts its own list, and installs everything again, if node_modules is newer. Only our files are.
  const list = join(cwd, 'node_modules/.package-lock.json')
  if (existsSync(list)) utimesSync(list, new Date(), new Date())
  return installPackages(cwd, 'install', '--no-save', '--include=dev')
}

const isFor = (names, here) => !names || names.includes(here)

/** WebAssembly replaces native packages where there is none. */
const isInstalled = ([path, { os, cpu, libc, link }]) =>
  path.startsWith('node_modules/') &&
  !link &&
  !/wasm|emnapi/.test(path) &&
  isFor(os, process.platform) &&
  isFor(cpu, process.arch) &&
  isFor(libc, 'glibc')

/** Counts which packages of the lock file are there. */
const counter = (cwd, lock, isWanted) => {
  const paths = Object.entries(JSON.parse(lock).packages)
    .filter(entry => isInstalled(entry) && isWanted(entry[1]))
    .map(([path]) => join(cwd, path, 'package.json'))
  return () => ({ done: paths.filter(path => existsSync(path)).length, total: paths.length })
}

const failed =
  'The packages could not be installed. The reason is above; run the command again once it is gone.'

const lockIn = folder => {
  const cwd = join(root, folder)
  const lock = readFileSync(join(cwd, 'package-lock.json'))
  return { cwd, lock, wanted: hashOf([lock, process.platform, process.arch]) }
}

const START = 'install'

/** Installs what `npm start` needs. */
export const installForStart = async () => {
  const { cwd, lock, wanted } = lockIn('.')
  if (isDone(START, wanted)) return
  await doStep(START, wanted, {
    doing: 'Installing the packages (at the first start and after an update)',
    count: counter(cwd, lock, ({ dev }) => !dev),
    done: 'Packages installed',
    failed,
    work: () => installPackages(cwd, 'ci', '--omit=dev'),
  })
}

/**
 * Installs all packages.
 *
 * @param folder The folder of a lock file, relative to the repository.
 */
export const install = async (folder = '.') => {
  const { cwd, lock, wanted } = lockIn(folder)
  const isMain = folder === '.'
  const step = isMain ? `${START}-all` : `${START}-${basename(folder)}`
  if (isDone(step, wanted)) return
  const hasStarted = isMain && isDone(START, wanted)
  await doStep(step, wanted, {
    doing: hasStarted ? 'Installing the packages of tests and development' : 'Installing all packages',
    count: counter(cwd, lock, ({ dev }) => dev || !hasStarted),
    done: 'Packages installed',
    failed,
    work: () => (hasStarted ? addPackages(cwd) : installPackages(cwd, 'ci', '--include=dev')),
  })
  if (isMain) markDone(START, wanted)
}
