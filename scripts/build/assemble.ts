// Makes the directory that `npm run build` promises: bundle, pages, packages, Node and, unless it is left out,
// the embedded PostgreSQL.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fontFamilies } from '../../api/src/base/pdf/fonts.ts'
import { sourceHash } from '../lib/built-directory.mjs'
import { builtProgram } from '../lib/built-program.mjs'
import { bundleServer, programs } from './bundle-server.ts'
import { copyFilesOf, copyPackage, licensesOf, withDependencies } from './production-packages.ts'

const root = resolve(import.meta.dirname, '../..')
const start = Date.now()

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    'without-postgres': { type: 'boolean', default: false },
  },
})
const out = resolve(root, values.out)
const draft = `${out}.new`

const refuseForeignFolder = () => {
  if (!existsSync(out) || existsSync(join(out, 'build.json')) || readdirSync(out).length === 0) return
  console.error(`${out} holds something else than a built directory. Remove it, or choose another one: --out`)
  process.exit(1)
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const copyOwnFiles = () => {
  for (const folder of ['client', 'server'])
    cpSync(join(root, 'web/dist', folder), join(draft, 'web/dist', folder), { recursive: true })
  // Migrations, the catalogue and pictures of the demo are read as files.
  for (const name of readdirSync(join(root, 'api/src'), { recursive: true, withFileTypes: true })) {
    const source = join(name.parentPath, name.name)
    if (name.isFile() && !/\.ts$/.test(source) && !/testing/.test(source))
      cpSync(source, join(draft, relative(root, source)))
  }
  for (const name of ['run.mjs', 'lib/node.mjs', 'lib/run.mjs', 'lib/follow-parent.mjs'])
    cpSync(join(root, 'scripts', name), join(draft, 'scripts', name))
}

const copyFonts = () => {
  const files = new Set(Object.values(fontFamilies()).flatMap(family => Object.values(family)))
  for (const file of files) {
    const [, path = '', name = ''] =
      /(node_modules\/@[^/]+\/[^/]+)\/(.*)$/.exec(relative(root, file).replaceAll('\\', '/')) ?? []
    copyFilesOf(root, path, draft, [name])
  }
}

const installed = (names: string[]) => names.filter(name => existsSync(join(root, 'node_modules', name)))

const copyNode = (names: string[]) => {
  const [name] = installed(names)
  if (!name) return
  copyFilesOf(root, `node_modules/${name}`, draft, ['bin/node', 'bin/node.exe'])
  mkdirSync(join(draft, 'node_modules/.bin'), { recursive: true })
  if (process.platform === 'win32') return
  // Only debuggers read its symbols, a quarter of the file. Without `strip` they stay.
  spawnSync('strip', ['--strip-unneeded', join(draft, `node_modules/${name}/bin/node`)])
  symlinkSync(`../${name}/bin/node`, join(draft, 'node_modules/.bin/node'))
}

const describe = (sources: string, hasPostgres: boolean) => {
  const { name, version, description, license, engines } = readJson('package.json')
  const scripts = Object.fromEntries(
    programs().map(path => [
      path === 'api/src/main.ts' ? 'start' : (/([\w-]+)\.ts$/.exec(path)?.[1] ?? path),
      `node scripts/run.mjs ${builtProgram(path)}`,
    ]),
  )
  const about = { name, version, private: true, description, license, type: 'module', engines, scripts }
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  const build = { version, sources, platform: process.platform, arch: process.arch, postgres: hasPostgres }
  writeFileSync(join(draft, 'build.json'), `${JSON.stringify(build, null, 2)}\n`)
}

/** Replaces what an earlier build made and nothing else: a data folder may be beside it. */
const replace = () => {
  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(draft)) {
    rmSync(join(out, name), { recursive: true, force: true })
    renameSync(join(draft, name), join(out, name))
  }
  rmSync(draft, { recursive: true })
}

refuseForeignFolder()
rmSync(draft, { recursive: true, force: true })
mkdirSync(draft, { recursive: true })
// Before reading anything, so that a source that changes in between makes the directory old.
const sources = sourceHash()
const { bundled, imported } = await bundleServer(root, draft)
const { packages } = readJson('package-lock.json')
const postgres = values['without-postgres']
  ? []
  : installed(Object.keys(packages['api'].optionalDependencies))
for (const path of withDependencies(packages, [...imported, ...postgres]))
  if (existsSync(join(root, path))) copyPackage(root, path, draft)
copyFonts()
copyNode(Object.keys(packages[''].optionalDependencies))
copyOwnFiles()
writeFileSync(join(draft, 'licenses.txt'), licensesOf(root, bundled))
describe(sources, postgres.length > 0)
replace()
console.error(
  `${relative(process.cwd(), out) || out} built in ${((Date.now() - start) / 1000).toFixed(1)} s.`,
)
