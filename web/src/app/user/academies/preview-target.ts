/** Where a link of a public page leads within the preview. */
type PreviewTarget =
  | { page: 'home' }
  | { page: 'masterclasses'; instrument: string | null }
  | { page: 'masterclass'; masterclassId: string }

/** Returns the page of the preview for a public address; undefined if the preview has none. */
export const previewTarget = (href: string | null): PreviewTarget | undefined => {
  if (!href?.startsWith('/')) return undefined
  const { pathname, searchParams } = new URL(href, 'http://preview')
  if (pathname === '/') return { page: 'home' }
  if (pathname === '/masterclasses')
    return { page: 'masterclasses', instrument: searchParams.get('instrument') }
  const masterclassId = /^\/masterclass\/(\d+)$/.exec(pathname)?.[1]
  return masterclassId ? { page: 'masterclass', masterclassId } : undefined
}
