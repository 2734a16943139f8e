import { posix } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'

export type Import = {
  /** A path in the repository (`api/src/db/connection.ts`) or a package name as written. */
  target: string
  names: string[]
}

export type SourceFile = { path: string; text: string; imports: Import[] }

/** Checks all files and returns one line per violation. */
export type Rule = (files: SourceFile[]) => string[]

const resolve = (path: string, specifier: string) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const workspace = /^@academy\/([^/]+)\/(.+)$/.exec(specifier)
  return workspace ? `${workspace[1]}/src/${workspace[2]}.ts` : specifier
}

type Entry = { importName: { name: string | null; kind: string } }

const toImport = (path: string, specifier: string, entries: Entry[]): Import => ({
  target: resolve(path, specifier),
  names: entries.map(entry => entry.importName.name ?? entry.importName.kind),
})

const importsOf = (
  path: string,
  text: string,
  { staticImports, staticExports, dynamicImports }: ParseResult['module'],
) => [
  ...staticImports.map(one => toImport(path, one.moduleRequest.value, one.entries)),
  ...staticExports
    .flatMap(one => one.entries)
    .flatMap(entry => (entry.moduleRequest ? [toImport(path, entry.moduleRequest.value, [entry])] : [])),
  ...dynamicImports.flatMap(one => {
    const literal = /^(['"`])(.+)\1$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end))
    return literal?.[2] ? [toImport(path, literal[2], [])] : []
  }),
]

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
/** The files that the rules read. */
export const isText = (path: string) => isCode(path) || path.endsWith('.css')
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

export const readSource = (path: string, text: string): SourceFile => ({
  path,
  text,
  imports: isCode(path) ? importsOf(path, text, parseSync(path, text).module) : [],
})
