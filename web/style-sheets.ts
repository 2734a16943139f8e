interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

// Their pages are made in the browser: their styles can come with their code.
const LATER = ['/src/app/user/', '/src/app/pages/feedback.tsx']

/** Whether a way leads from a module over those that import it to the start, and not through pages that come later. */
const isPublic = (modules: Modules, id: string, seen = new Set<string>()): boolean => {
  if (seen.has(id) || LATER.some(place => id.includes(place))) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  const above = [...importers, ...dynamicImporters]
  return above.length === 0 || above.some(importer => isPublic(modules, importer, seen))
}

/**
 * Two style sheets. That of the public pages is linked in their HTML: what the server has rendered must not wait for the
 * styles of its parts. That of the personal area and of surveys, which visitors never need, comes with their code.
 */
export const styleSheets = {
  debugName: 'style sheets',
  test: /\.css$/,
  name: (id: string, modules: Modules) => (isPublic(modules, id) ? 'site' : 'personal-area'),
}
