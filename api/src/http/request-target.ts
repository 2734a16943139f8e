/** Leads to no page and no endpoint, so that the answer is 404. */
const NOTHING = '/api/*'

/**
 * The path and query of a request target. Proxies may send a whole address (`GET http://host/path`, RFC 9112); what is
 * neither an address nor a path, such as the `*` of OPTIONS, names nothing here.
 */
export const pathOf = (target: string): string => {
  if (target.startsWith('/')) return target
  const address = /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (address === undefined) return NOTHING
  const path = target.slice(address.length)
  return path.startsWith('/') ? path : `/${path}`
}
