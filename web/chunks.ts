import { ACCOUNT_ENTRY, CONTENT_ENTRY, lazyImports, type Modules, withImports } from './module-graph.ts'
import { personalChunk } from './personal-chunks.ts'

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** Computed once, from the whole graph of the build. */
let parts: Record<'content' | 'islands' | 'account', Set<string>> | undefined

const isPage = (id: string) => /\/web\/src\/(?:app|areas)\//.test(id)
const isLibrary = (id: string) => id.includes('node_modules') && !REACT.test(id)

/** Opened on few pages of visitors. */
const QUESTION = /\/ui\/dialog\/(ask|dialog)\.tsx$/

/** Whether a module belongs to no page, and needs no library but React. */
const isSmall = (modules: Modules, id: string): boolean =>
  !isPage(id) && !QUESTION.test(id) && ![...withImports(modules, [id])].some(isLibrary)

const partsOf = (modules: Modules) => {
  if (parts) return parts
  const content = withImports(modules, [CONTENT_ENTRY])
  // Other pages use its imports, and must not run it.
  content.delete(CONTENT_ENTRY)
  const islands = withImports(modules, lazyImports(modules, content).filter(isPage))
  const account = withImports(modules, [ACCOUNT_ENTRY])
  account.delete(ACCOUNT_ENTRY)
  parts = { content, islands, account }
  return parts
}

/**
 * The files of the code that several pages need. Content pages load the first one, and the next three with their
 * first island; the pages that are hydrated as a whole load the first five. Few files: many small ones compress worse.
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
  { debugName: 'personal area', name: personalChunk },
]
