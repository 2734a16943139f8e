/** Matches no page and no endpoint, so the answer is 404. */
const NO_MATCH = '/api/*'

/**
 * Returns the path and query of a request target. Proxies may send an absolute URL (`GET http://host/path`,
 * RFC 9112). Anything else, such as the `*` of OPTIONS, matches nothing.
 */
export const pathOf = (target: string): string => {
  if (target.startsWith('/')) return target
  const address = /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (address === undefined) return NO_MATCH
  const path = target.slice(address.length)
  return path.startsWith('/') ? path : `/${path}`
}
