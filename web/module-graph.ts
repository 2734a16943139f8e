/** The scripts with which pages start: in the personal area, of accounts (login, registration), and of visitors. */
export const CLIENT_ENTRY = `${import.meta.dirname}/src/entry-client.tsx`
/** The routes of the office and of visitors, which the first one loads if it needs them. */
export const ALL_ROUTES = `${import.meta.dirname}/src/app/routes.tsx`
export const ACCOUNT_ENTRY = `${import.meta.dirname}/src/entry-account.ts`
export const CONTENT_ENTRY = `${import.meta.dirname}/src/entry-content.ts`

/** The islands of login, registration and new passwords. */
export const LOGIN_PAGE = /\/access\/public-pages\/(login|register|password-reset)\.tsx$/

interface Module {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export interface Modules {
  getModuleInfo(id: string): Module | null
}

/** Returns the modules that these import, themselves included. */
export const withImports = (modules: Modules, ids: Iterable<string>): Set<string> => {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const id of ids) add(id)
  return found
}

/** Returns the modules that these load later, without what those import. */
export const lazyImports = (modules: Modules, ids: Iterable<string>): string[] => [
  ...new Set([...ids].flatMap(id => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
]
