interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

// These pages, and the question before a logout, are rendered in the browser, so their styles can load with
// their code.
const LAZY_PAGES = [
  '/src/app/user/',
  '/personal-pages/',
  '/teacher-pages/',
  '/office-pages/',
  '/src/areas/messages/public-pages/feedback.tsx',
  '/src/app/shell/logout-question.tsx',
]

/** Whether a module is reachable from the entry without passing through lazily loaded pages. */
const isPublic = (modules: Modules, id: string, seen = new Set<string>()): boolean => {
  if (seen.has(id) || LAZY_PAGES.some(place => id.includes(place))) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  const above = [...importers, ...dynamicImporters]
  return above.length === 0 || above.some(importer => isPublic(modules, importer, seen))
}

/**
 * Two style sheets. The one of the public pages is linked in their HTML, so that server-rendered content does
 * not wait for styles. The one of the personal area and surveys, which other visitors never need, loads with
 * their code.
 */
export const styleSheets = {
  debugName: 'style sheets',
  test: /\.css$/,
  name: (id: string, modules: Modules) => (isPublic(modules, id) ? 'site' : 'personal-area'),
}
