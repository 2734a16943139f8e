interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const PERSONAL_AREA = '/src/app/user/'

/** Whether a way leads from a module over those that import it to the start, and not through the personal area. */
const isPublic = (modules: Modules, id: string, seen = new Set<string>()): boolean => {
  if (seen.has(id) || id.includes(PERSONAL_AREA)) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  const above = [...importers, ...dynamicImporters]
  return above.length === 0 || above.some(importer => isPublic(modules, importer, seen))
}

/**
 * Two style sheets. That of the public pages is linked in their HTML: what the server has rendered must not wait for the
 * styles of its parts. That of the personal area, which visitors never need, comes with its code.
 */
export const styleSheets = {
  debugName: 'style sheets',
  test: /\.css$/,
  name: (id: string, modules: Modules) => (isPublic(modules, id) ? 'site' : 'personal-area'),
}
