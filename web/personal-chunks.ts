import {
  ACCOUNT_ENTRY,
  CLIENT_ENTRY,
  CONTENT_ENTRY,
  lazyImports,
  type Modules,
  withImports,
} from './module-graph.ts'

const VISITOR_ENTRIES = [ACCOUNT_ENTRY, CONTENT_ENTRY]
/** Opened by a link in a mail, with the script of the personal area. */
const FEEDBACK = `${import.meta.dirname}/src/areas/messages/public-pages/feedback.tsx`
/** Pages that load nothing that they do not need: `npm run bench` judges their weight. */
const LOGIN_PAGE = /\/access\/public-pages\/(login|register)\.tsx$/
const CONTACT_PAGE = /\/site\/public-pages\/contact\.tsx$/
/** The name of what surrounds the pages of the personal area. */
const FRAME = 'frame'
/** A page of the personal area, and its folder; what surrounds these pages has none. */
const PAGE =
  /\/areas\/([\w-]+\/(?:personal|teacher|office)-pages(?:\/[\w-]+)?)\/[\w-]+\.tsx?$|\/app\/user\/(?:([\w-]+)\/)?[\w-]+\.tsx?$/
const folderOf = (page: string): string => {
  const [, inArea, inApp] = PAGE.exec(page) ?? []
  return inArea ?? inApp ?? FRAME
}
const OFFICE_FOLDER = /\/office-pages(\/|$)|^academy-preview$/

const isPage = (id: string) => PAGE.test(id)
const isWidget = (id: string) => id.includes('node_modules') || id.includes('/ui/')

/** Returns everything that pages outside of the personal area may load, at once or later. */
const publicModules = (modules: Modules, entries: string[]): Set<string> => {
  const found = new Set<string>()
  for (let next = entries; next.length > 0; ) {
    for (const id of withImports(modules, next)) found.add(id)
    next = lazyImports(modules, found).filter(id => !found.has(id) && !isPage(id))
  }
  return found
}

/** Returns the folders of the pages that need a module, by module. */
const foldersByModule = (modules: Modules, pages: string[]): Map<string, Set<string>> => {
  const folders = new Map<string, Set<string>>()
  for (const page of pages)
    for (const id of withImports(modules, [page]))
      folders.set(id, (folders.get(id) ?? new Set()).add(folderOf(page)))
  return folders
}

const chunkOfFolders = (folders: Set<string>): string => {
  // With a prefix: a folder may have the name of a group below.
  if (folders.size === 1 && !folders.has(FRAME)) return `pages-${[...folders][0]?.replaceAll('/', '-')}`
  const isOffice = [...folders].map(folder => OFFICE_FOLDER.test(folder))
  if (folders.has(FRAME) || new Set(isOffice).size > 1) return 'personal'
  return isOffice[0] ? 'office' : 'members'
}

/**
 * Divides the modules of the personal area. A file contains everything that its modules import, or imports files of which
 * this is true: no two files import each other.
 */
const divide = (modules: Modules): Map<string, string | undefined> => {
  const inPersonalArea = withImports(modules, [CLIENT_ENTRY])
  const inVisitorPages = withImports(modules, VISITOR_ENTRIES)
  const initial = inPersonalArea.union(inVisitorPages)
  const lazy = lazyImports(modules, initial)
  const loginPages = lazy.filter(id => LOGIN_PAGE.test(id))
  const contactPages = lazy.filter(id => CONTACT_PAGE.test(id))
  const atLogin = withImports(modules, loginPages)
  const atContact = withImports(modules, contactPages)
  const forVisitors = publicModules(modules, [
    FEEDBACK,
    ...lazyImports(modules, inVisitorPages).filter(id => !isPage(id)),
  ])
  // Loaded by these pages when a form gets the focus.
  const inForms = publicModules(modules, [...loginPages, ...contactPages])
  const atFeedback = publicModules(modules, [FEEDBACK])
  const chunkOf = (id: string, folders: Set<string>) => {
    if (atContact.has(id)) return undefined
    if (atLogin.has(id)) return 'login-parts'
    if (initial.has(id)) return undefined
    if (!forVisitors.has(id)) return chunkOfFolders(folders)
    if (folders.size === 1) return undefined
    if (inForms.has(id)) return 'forms'
    if (!isWidget(id)) return 'common'
    return atFeedback.has(id) ? 'dialogs' : 'controls'
  }
  const byModule = foldersByModule(modules, lazy.filter(isPage))
  const needed = inPersonalArea.union(byModule)
  return new Map([...needed].map(id => [id, chunkOf(id, byModule.get(id) ?? new Set())]))
}

let chunks: ReturnType<typeof divide> | undefined

/** Returns the file of a module that pages of the personal area need. */
export const personalChunk = (id: string, modules: Modules): string | null => {
  chunks ??= divide(modules)
  return chunks.get(id) ?? null
}
