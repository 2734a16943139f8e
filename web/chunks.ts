import {
  ACCOUNT_ENTRY,
  CLIENT_ENTRY,
  CONTENT_ENTRY,
  LOGIN_PAGE,
  lazyImports,
  type Modules,
  withImports,
} from './module-graph.ts'
import { personalChunk, readFirst } from './personal-chunks.ts'

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** Computed once, from the whole graph of the build. */
let parts: ReturnType<typeof divide> | undefined

const isPage = (id: string) => /\/web\/src\/(?:app|areas)\//.test(id)
const isLibrary = (id: string) => id.includes('node_modules') && !REACT.test(id)

/** Opened on few pages of visitors. */
const QUESTION = /\/ui\/dialog\/(ask|dialog)\.tsx$/

/** Whether a module belongs to no page, and needs no library but React. */
const isSmall = (modules: Modules, id: string): boolean =>
  !isPage(id) && !QUESTION.test(id) && ![...withImports(modules, [id])].some(isLibrary)

const divide = (modules: Modules) => {
  const content = withImports(modules, [CONTENT_ENTRY])
  // Other pages use its imports, and must not run it.
  content.delete(CONTENT_ENTRY)
  const entries = lazyImports(modules, content).filter(isPage)
  const islands = withImports(modules, entries)
  // The files of the login contain the rest of it.
  const manyIslands = withImports(
    modules,
    entries.filter(id => !LOGIN_PAGE.test(id)),
  )
  const account = withImports(modules, [ACCOUNT_ENTRY])
  account.delete(ACCOUNT_ENTRY)
  const members = withImports(modules, [CLIENT_ENTRY])
  return { content, islands, manyIslands, account, members, read: readFirst(modules) }
}

const partsOf = (modules: Modules) => {
  parts ??= divide(modules)
  return parts
}

/**
 * The files of the code that several pages need. Content pages load the first one, and the next three with their
 * first island; the pages that are hydrated as a whole load the first five. Few files: many small ones compress worse.
 */
export const chunks = [
  {
    debugName: 'content pages',
    name: (id: string, modules: Modules) => {
      const { content, members } = partsOf(modules)
      if (!content.has(id)) return null
      return members.has(id) ? 'base' : 'content'
    },
  },
  { name: 'react', test: REACT },
  {
    debugName: 'shared with islands',
    tags: ['$initial' as const],
    name: (id: string, modules: Modules) => (partsOf(modules).islands.has(id) ? 'islands' : null),
  },
  {
    debugName: 'parts of islands',
    name: (id: string, modules: Modules) => {
      const { islands, manyIslands, read } = partsOf(modules)
      if (!islands.has(id) || !isSmall(modules, id)) return null
      if (read.has(id)) return 'read-parts'
      return manyIslands.has(id) ? 'island-parts' : null
    },
  },
  {
    debugName: 'shared',
    tags: ['$initial' as const],
    name: (id: string, modules: Modules) => {
      const { account, members } = partsOf(modules)
      if (!account.has(id)) return null
      return members.has(id) ? 'shared' : (personalChunk(id, modules) ?? 'visitors')
    },
  },
  { debugName: 'personal area', name: personalChunk },
]
