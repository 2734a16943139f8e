import {
  ACCOUNT_ENTRY,
  ALL_ROUTES,
  CLIENT_ENTRY,
  CONTENT_ENTRY,
  LOGIN_PAGE,
  lazyImports,
  type Modules,
  withImports,
} from './module-graph.ts'

const VISITOR_ENTRIES = [ACCOUNT_ENTRY, CONTENT_ENTRY]
/** Opened by a link in a mail, with the script of the personal area. */
const FEEDBACK = `${import.meta.dirname}/src/areas/messages/public-pages/feedback.tsx`
/** Loads nothing that it does not need: `npm run bench` judges its weight. */
const CONTACT_PAGE = /\/site\/public-pages\/contact\.tsx$/
/** A page of the personal area, and its folder; what surrounds these pages has none. */
const PAGE =
  /\/areas\/([\w-]+\/(?:personal|teacher|office)-pages(?:\/[\w-]+)?)\/[\w-]+\.tsx?$|\/app\/user\/(?:([\w-]+)\/)?[\w-]+\.tsx?$/
/** What every page of the personal area has around it. */
const FRAME = 'frame'
/** What students read first, on phones: `npm run bench` judges their weight. They load no lists and forms of others. */
const READ_PAGES = [
  'office/personal-pages/dashboard',
  'admission/personal-pages/masterclasses/my-masterclasses',
  'lodging/personal-pages/my-accommodation',
  'concerts/personal-pages/my-concert',
]
/** Loaded for the office, on all of its pages. */
const OFFICE_SEARCH = /\/app\/user\/office-search\.tsx$/
/** Around some pages of the office. */
const SETTINGS = /\/app\/user\/settings-layout\.tsx$/
/** Shown in place of a page that does not exist. */
const MISSING = /\/app\/user\/page-missing\.tsx$/

const isPage = (id: string) => PAGE.test(id)
const isLibrary = (id: string) => id.includes('node_modules')

const folderOf = (page: string): string => {
  if (OFFICE_SEARCH.test(page)) return 'office/office-pages/search'
  if (SETTINGS.test(page)) return 'office/office-pages/settings'
  if (MISSING.test(page)) return 'missing'
  const [, inArea, inApp] = PAGE.exec(page) ?? []
  return inArea ?? inApp ?? FRAME
}

/** Who opens the pages of a folder. */
const readersOf = (folder: string): string => {
  if (/\/office-pages(\/|$)|^academy-preview$/.test(folder)) return 'office'
  if (folder.includes('/teacher-pages')) return 'teachers'
  // The overview is of everybody.
  return folder === 'office/personal-pages' ? 'overview' : 'members'
}

/** Returns everything that these modules may load, at once or later. */
const loadedBy = (modules: Modules, entries: string[]): Set<string> => {
  const found = new Set<string>()
  for (let next = entries; next.length > 0; ) {
    for (const id of withImports(modules, next)) found.add(id)
    next = lazyImports(modules, found).filter(id => !found.has(id) && !isPage(id))
  }
  return found
}

/** Returns the names of what needs a module, by module. */
const needs = (modules: Modules, roots: string[], nameOf: (root: string) => string) => {
  const names = new Map<string, Set<string>>()
  for (const root of roots)
    for (const id of withImports(modules, [root]))
      names.set(id, (names.get(id) ?? new Set()).add(nameOf(root)))
  return names
}

/** Returns the modules that pages load when a part of them is opened, such as a dialog. */
const partsOf = (modules: Modules, pages: string[], initial: Set<string>): string[] => {
  const known = new Set([...pages, ...initial])
  const parts = new Set<string>()
  for (let next = pages; next.length > 0; ) {
    next = lazyImports(modules, withImports(modules, next)).filter(id => !known.has(id) && !parts.has(id))
    for (const id of next) parts.add(id)
  }
  return [...parts]
}

const nameOf = (set: Set<string>): string => [...set].sort().join('-').replaceAll('/', '-')

const NOTHING = new Set<string>()

/** What only dialogs, forms and menus need. */
const FORM_LIBRARY =
  /node_modules\/(zod|react-hook-form|@hookform|react-aria|react-aria-components|react-stately)\//

const isForm = (modules: Modules, id: string): boolean =>
  [...withImports(modules, [id])].some(imported => FORM_LIBRARY.test(imported))

interface Needed {
  folders: Set<string>
  /** What is loaded when it is opened, and needs the module. */
  parts: Set<string>
  /** `forms`: only forms and dialogs need it. */
  kind: 'forms' | 'shared'
  /** The pages that students open first and that need it, by their place in `READ_PAGES`. */
  readBy: string
}

/** The file of a module that no visitor needs: what more of these need lies further down. */
const chunkOfPages = ({ folders, parts, kind, readBy }: Needed): string | undefined => {
  if (folders.has(FRAME)) return FRAME
  // With a prefix: a folder may have the name of a group.
  if (folders.size === 1) return `${kind === 'forms' ? 'form-pages' : 'pages'}-${nameOf(folders)}`
  const readers = nameOf(new Set([...folders].map(readersOf)))
  // Fetched while nothing else happens: fewer files matter more than what is in them.
  if (kind === 'forms') return folders.size + parts.size > 1 ? `forms-${readers || FRAME}` : undefined
  const read = readBy && (amount(folders) === 'some' ? `-read-${readBy}` : '-read')
  if (folders.size > 1) return `${kind}-${readers}-${amount(folders)}${read}`
  return parts.size > 1 ? 'parts' : undefined
}

/** What few pages need is not loaded by all. */
const amount = ({ size }: Set<string>): string => {
  if (size > 8) return 'many'
  return size > EXACT ? 'some' : String(size)
}

/** How many folders may share a file of their own, and the least source text of such a file. */
const EXACT = 4
const LEAST = 5_000

type Division = Map<string, { chunk: string | undefined; folders: Set<string> }>

/**
 * Gives a file of its own to what the same few folders need, if that is much. Sets of folders of one size do not contain each
 * other, so the order of the files stays.
 */
const withOwnFiles = (modules: Modules, all: Division): Map<string, string | undefined> => {
  const nameIn = ({ chunk, folders }: { chunk: string | undefined; folders: Set<string> }) =>
    chunk && /-\d(-read)?$/.test(chunk) ? `${chunk}-${nameOf(folders)}` : undefined
  const lengths = new Map<string, number>()
  for (const [id, one] of all) {
    const name = nameIn(one)
    if (name) lengths.set(name, (lengths.get(name) ?? 0) + (modules.getModuleInfo(id)?.code?.length ?? 0))
  }
  const large = [...lengths].flatMap(([name, length]) => (length < LEAST ? [] : name)).sort()
  return new Map(
    [...all].map(([id, one]) => {
      const place = large.indexOf(nameIn(one) ?? '')
      return [id, place < 0 ? one.chunk : `${one.chunk}-${place}`]
    }),
  )
}

/** Widgets of libraries are divided by the parts of this program that use them. */
const librariesByUse = (modules: Modules, all: Iterable<string>): Map<string, string> => {
  const users = [...all].filter(
    id => !isLibrary(id) && modules.getModuleInfo(id)?.importedIds.some(isLibrary),
  )
  const uses = new Map<string, Set<string>>()
  for (const user of users) {
    const imported = modules.getModuleInfo(user)?.importedIds.filter(isLibrary) ?? []
    for (const id of withImports(modules, imported)) uses.set(id, (uses.get(id) ?? new Set()).add(user))
  }
  const sets = [...new Set([...uses.values()].map(nameOf))].sort()
  const fileOf = (id: string, by: Set<string>) =>
    FORM_LIBRARY.test(id) && by.size > 1 ? 'widgets' : `library-${sets.indexOf(nameOf(by)) + 1}`
  return new Map([...uses].map(([id, by]) => [id, fileOf(id, by)]))
}

/**
 * Divides the modules of the personal area. A file contains everything that its modules import, or imports files of which
 * this is true: no two files import each other.
 */
const divide = (modules: Modules): Map<string, string | undefined> => {
  const inPersonalArea = withImports(modules, [CLIENT_ENTRY, ALL_ROUTES])
  const inVisitorPages = withImports(modules, VISITOR_ENTRIES)
  const initial = inPersonalArea.union(inVisitorPages)
  // Loaded with every page, of members or of visitors.
  const always = withImports(modules, [CLIENT_ENTRY, CONTENT_ENTRY])
  const lazy = lazyImports(modules, initial)
  const loginPages = lazy.filter(id => LOGIN_PAGE.test(id))
  const contactPages = lazy.filter(id => CONTACT_PAGE.test(id))
  const atLogin = withImports(modules, loginPages)
  const atContact = withImports(modules, contactPages)
  const forVisitors = loadedBy(modules, [
    FEEDBACK,
    ...lazyImports(modules, inVisitorPages).filter(id => !isPage(id)),
  ])
  // Loaded by these pages when a form gets the focus.
  const inForms = loadedBy(modules, [...loginPages, ...contactPages])
  const routed = lazy.filter(isPage)
  const search = lazyImports(modules, withImports(modules, routed)).filter(id => OFFICE_SEARCH.test(id))
  const pages = [...routed, ...search]
  const folders = needs(modules, pages, folderOf)
  const read = readFirst(modules)
  const openable = partsOf(modules, pages, initial)
  const parts = needs(modules, openable, id => id)
  const libraries = librariesByUse(modules, inPersonalArea.union(folders).union(parts))
  const roots = [...initial, ...pages, ...openable].filter(id => !isForm(modules, id))
  const readable = withImports(modules, roots)
  const chunkOf = (id: string): string | undefined => {
    if (atContact.has(id)) return undefined
    if (atLogin.has(id) && !read.has(id)) return id.includes('/src/ui/') ? 'login-widgets' : 'login-parts'
    const isOfRoutes = initial.has(id)
    if (always.has(id) || (isOfRoutes && !folders.has(id) && !parts.has(id))) return undefined
    const kind = readable.has(id) ? 'shared' : 'forms'
    if (inForms.has(id) && kind === 'forms' && (!isLibrary(id) || FORM_LIBRARY.test(id))) return 'forms'
    if (isLibrary(id)) return libraries.get(id)
    const needed: Needed = {
      folders: folders.get(id) ?? NOTHING,
      parts: parts.get(id) ?? NOTHING,
      kind,
      readBy: read.get(id) ?? '',
    }
    if (isOfRoutes) return `public-${chunkOfPages(needed)}`
    if (!forVisitors.has(id)) return chunkOfPages(needed)
    return needed.folders.size > 1 ? `public-${chunkOfPages(needed)}` : undefined
  }
  const all = inPersonalArea.union(folders).union(parts)
  return withOwnFiles(
    modules,
    new Map([...all].map(id => [id, { chunk: chunkOf(id), folders: folders.get(id) ?? NOTHING }])),
  )
}

/** Returns which of the pages that students read first need a module, by module. */
export const readFirst = (modules: Modules): Map<string, string> => {
  const routed = lazyImports(modules, withImports(modules, [CLIENT_ENTRY]))
  const readers = new Map<string, string>()
  READ_PAGES.forEach((name, place) => {
    const page = routed.filter(id => id.endsWith(`/src/areas/${name}.tsx`))
    for (const id of withImports(modules, page)) readers.set(id, `${readers.get(id) ?? ''}${place}`)
  })
  return readers
}

let chunks: ReturnType<typeof divide> | undefined

/** Returns the file of a module that pages of the personal area need. */
export const personalChunk = (id: string, modules: Modules): string | null => {
  chunks ??= divide(modules)
  return chunks.get(id) ?? null
}
