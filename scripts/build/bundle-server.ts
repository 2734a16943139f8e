// Bundles the program and its commands. Loading one file instead of thousands halves the time of a start.
import { globSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { builtProgram } from '../lib/built-program.mjs'

/** Stay packages: native code, and libraries that read files beside their own. */
const UNBUNDLED = ['@node-rs/argon2', 'sharp', 'pdfmake', 'fontkit', 'pg-native']

/** Packages that name their folder only for features that the program does not use. */
const UNUSED_FOLDERS = new Map([
  ['pino', 'transports on threads'],
  ['thread-stream', 'transports of pino'],
  ['fast-json-stringify', 'code written to files'],
  ['fflate', 'workers, of which only the browser uses some'],
])

const isUnbundled = (id: string) => UNBUNDLED.some(name => id === name || id.startsWith(`${name}/`))

const packageOf = (id: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/')

/** Programs and threads have their own file: `new URL('./worker.ts', import.meta.url)` leads to it. */
const placesOf = (root: string): Plugin => ({
  name: 'places',
  transform(code, id) {
    const path = posix.join(...relative(root, id).split(/[\\/]/))
    if (path.startsWith('..') || path.includes('node_modules')) return null
    if (/import\.meta\.(dirname|filename)/.test(code)) this.error(`${path} has to use import.meta.url`)
    if (!code.includes('import.meta.url')) return null
    // Other files stay where they are, relative to the source that names them.
    const place = `new URL(${JSON.stringify(`../${path}`)}, import.meta.url).href`
    return code.replace(
      /new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)|import\.meta\.url/g,
      (_, thread?: string) => {
        if (!thread) return place
        const name = builtProgram(posix.join(posix.dirname(path), thread)).replace('server/', '')
        this.emitFile({ type: 'chunk', id: join(dirname(id), thread), fileName: name })
        return `new URL('./${name}', import.meta.url)`
      },
    )
  },
})

/** Packages that are named for a feature that the program does not use. */
const UNUSED_PACKAGES = new Map([['glob', 'files that @fastify/static lists by itself']])

/** Leaves them out: loading them would take a part of each start. */
const withoutUnused: Plugin = {
  name: 'unused',
  resolveId: id => (UNUSED_PACKAGES.has(id) ? `\0unused-${id}` : null),
  load: id => (id.startsWith('\0unused-') ? 'module.exports = {}' : null),
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes the code in ASCII: V8 keeps text with other letters in twice the memory. */
const inAscii: Plugin = {
  name: 'ascii',
  renderChunk(code, { fileName }) {
    const [raw] = /\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f]/.exec(code) ?? []
    if (raw) this.error(`${fileName}: ${raw} cannot be written in ASCII`)
    return code.replace(/[^\0-\x7f]/g, escaped)
  },
}

/** Collects the packages in the bundle, and refuses one that looks for files in its own folder. */
const collectPackages = (found: Set<string>): Plugin => ({
  name: 'packages',
  transform(code, id) {
    const name = packageOf(id)
    if (!name) return null
    found.add(name)
    if (/\b__(dirname|filename)\b/.test(code) && !UNUSED_FOLDERS.has(name))
      this.error(`${name} uses the folder that it is in: add it to UNBUNDLED`)
    return null
  },
})

const importedPackages = (chunks: OutputChunk[]): string[] => {
  const imported = chunks.flatMap(chunk => [...chunk.imports, ...chunk.dynamicImports])
  return UNBUNDLED.filter(name => imported.some(id => id === name || id.startsWith(`${name}/`)))
}

/** The program imports the second while PostgreSQL starts. */
const AT_START = /[\\/]api[\\/]src[\\/](main|run)\.ts$/

/** Returns the packages that a start of the site loads, bundled or not. */
const packagesAtStart = (chunks: OutputChunk[]): string[] => {
  const chunkOf = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const first = chunks.filter(({ facadeModuleId }) => AT_START.test(facadeModuleId ?? ''))
  const reached = new Set(first.map(({ fileName }) => fileName))
  for (const name of reached) for (const id of chunkOf.get(name)?.imports ?? []) reached.add(id)
  const modules = [...reached].flatMap(name => chunkOf.get(name)?.moduleIds ?? [])
  const external = UNBUNDLED.filter(name => [...reached].some(id => id === name || id.startsWith(`${name}/`)))
  return [...new Set([...external, ...modules.flatMap(id => packageOf(id) ?? [])])].sort()
}

export const programs = () =>
  ['api/src/main.ts', ...globSync('api/src/cli/*.ts')].filter(
    path => !/\.test\.ts$|schema-types\.ts$|command\.ts$/.test(path),
  )

/**
 * Writes the bundle to `server/` in the target; returns the packages in it, those that it imports, and those that a start of
 * the site loads.
 */
export const bundleServer = async (root: string, target: string) => {
  const bundled = new Set<string>()
  const input = Object.fromEntries(
    programs().map(path => [builtProgram(path).replace(/^server\/|\.js$/g, ''), join(root, path)]),
  )
  await using build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: isUnbundled,
    plugins: [withoutUnused, placesOf(root), collectPackages(bundled), inAscii],
  })
  const { output } = await build.write({
    dir: join(target, 'server'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[hash].js',
    minify: false,
  })
  const chunks = output.filter(file => file.type === 'chunk')
  return {
    bundled: [...bundled].sort(),
    imported: importedPackages(chunks),
    atStart: packagesAtStart(chunks),
  }
}
