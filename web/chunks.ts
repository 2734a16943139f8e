interface Module {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Modules {
  getModuleInfo(id: string): Module | null
}

const CONTENT_ENTRY = `${import.meta.dirname}/src/entry-content.ts`
const ACCOUNT_ENTRY = `${import.meta.dirname}/src/entry-account.ts`
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

const addImports = (modules: Modules, id: string, found: Set<string>): void => {
  if (found.has(id)) return
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) addImports(modules, imported, found)
}

/** Returns the modules that these import, themselves included. */
const withImports = (modules: Modules, ids: Iterable<string>): Set<string> => {
  const found = new Set<string>()
  for (const id of ids) addImports(modules, id, found)
  return found
}

/** Computed once, from the whole graph of the build. */
let parts: Record<'content' | 'islands' | 'account', Set<string>> | undefined

const isPage = (id: string) => id.includes('/app/') || id.includes('/features/')
const isLibrary = (id: string) => id.includes('node_modules') && !REACT.test(id)

/** Whether a module belongs to no page, and needs no library but React. */
const isSmall = (modules: Modules, id: string): boolean =>
  !isPage(id) && ![...withImports(modules, [id])].some(isLibrary)

const partsOf = (modules: Modules) => {
  if (parts) return parts
  const content = withImports(modules, [CONTENT_ENTRY])
  // Other pages use its imports, and must not run it.
  content.delete(CONTENT_ENTRY)
  const lazy = [...content].flatMap(id => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const islands = withImports(modules, lazy.filter(isPage))
  const account = withImports(modules, [ACCOUNT_ENTRY])
  account.delete(ACCOUNT_ENTRY)
  parts = { content, islands, account }
  return parts
}

/**
 * The files of the code that several pages need. Content pages load the first one, and the next three with their
 * first island; the pages that are hydrated as a whole load all of them. The pages of the personal area are not shared. Few files: many small ones compress worse.
 */
export const chunks = [
  {
    debugName: 'content pages',
    name: (id: string, modules: Modules) => (partsOf(modules).content.has(id) ? 'content' : null),
  },
  { name: 'react', test: REACT },
  {
    debugName: 'shared with islands',
    tags: ['$initial' as const],
    name: (id: string, modules: Modules) => (partsOf(modules).islands.has(id) ? 'islands' : null),
  },
  {
    debugName: 'parts of islands',
    name: (id: string, modules: Modules) =>
      partsOf(modules).islands.has(id) && isSmall(modules, id) ? 'island-parts' : null,
  },
  {
    debugName: 'shared',
    tags: ['$initial' as const],
    name: (id: string, modules: Modules) => (partsOf(modules).account.has(id) ? 'shared' : null),
  },
]
