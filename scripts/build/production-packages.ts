// Finds and copies the packages that the built program needs.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

interface Package {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Packages = Record<string, Package>

/** Where Node finds a package that another one imports: in its own folder, or in one above. */
const locate = (packages: Packages, from: string, name: string): string | undefined => {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('/node_modules/'))) {
    const path = `${place}/node_modules/${name}`.replace(/^\//, '')
    if (packages[path]) return path
    if (!place.includes('/node_modules/')) return packages[`node_modules/${name}`] && `node_modules/${name}`
  }
}

/** Returns the folders of these packages and of all that they need, from the packages of a lock file. */
export const withDependencies = (packages: Packages, names: string[]): string[] => {
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const path = locate(packages, from, name)
    if (!path || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(path, needed)
  }
  for (const name of names) add('', name)
  return [...found].sort()
}

const isLicense = (path: string) => /^(licen[cs]e|copying|notice)/i.test(basename(path))

/** What only people, compilers and browsers read. */
const UNUSED = [
  /\.(map|md|markdown|[cm]?ts|tsx|flow|a)$/,
  /\/(\.github|\.yarn|pkgconfig)$/,
  /\/pdfmake\/(build|fonts|src)$/,
]
const isNeeded = (path: string) => {
  const parts = path.replaceAll('\\', '/')
  return isLicense(parts) || !UNUSED.some(pattern => pattern.test(parts))
}

export const copyPackage = (root: string, path: string, target: string): void => {
  const nested = join(root, path, 'node_modules')
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: source => source !== nested && isNeeded(source),
  })
}

/** Copies these files of a package, with its description and licence. */
export const copyFilesOf = (root: string, path: string, target: string, files: string[]): void => {
  const also = readdirSync(join(root, path)).filter(name => name === 'package.json' || isLicense(name))
  for (const file of [...files, ...also]) {
    if (!existsSync(join(root, path, file))) continue
    mkdirSync(dirname(join(target, path, file)), { recursive: true })
    cpSync(join(root, path, file), join(target, path, file))
  }
}

/** Returns the licences of packages whose code is in the bundle. */
export const licensesOf = (root: string, names: string[]): string =>
  names
    .map(name => {
      const folder = join(root, 'node_modules', name)
      const texts = existsSync(folder) ? readdirSync(folder).filter(isLicense) : []
      return [`${name}\n`, ...texts.map(file => readFileSync(join(folder, file), 'utf8'))].join('\n')
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
