import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import type { MadeResponse } from '../../base/response-store/prepared.ts'
import type { Services } from '../../base/services.ts'
import { pagePolicy } from '../headers.ts'
import type { Site } from './bundle.ts'
import type { callApi } from './call-api.ts'

/** A page without nonces, and the sources that its Content-Security-Policy allows instead. */
interface HashedPage {
  html: string
  scripts: string[]
  styles: string[]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// The router's own mark, for scripts that add styles.
const metaOf = (nonce: string) => `<meta property="csp-nonce" content="${nonce}"/>`

/** Returns the name and the text of the element that has an attribute at this position. */
const elementAt = (html: string, at: number) => {
  const tag = html.slice(html.lastIndexOf('<', at) + 1, at)
  const name = /^\w+/.exec(tag)?.[0]?.toLowerCase() ?? ''
  const begin = html.indexOf('>', at) + 1
  const end = html.indexOf(`</${name}`, begin)
  return { name, text: html.slice(begin, end) }
}

/**
 * Replaces the nonce of a page by hashes, so that the same bytes serve everybody. Only elements with the
 * nonce are hashed: the renderer sets it on its own scripts, and a script that came with the data cannot know
 * it.
 */
export const hashInline = (html: string, nonce: string): HashedPage => {
  const attribute = ` nonce="${nonce}"`
  const hashes: Record<'script' | 'style', Set<string>> = { script: new Set(), style: new Set() }
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const { name, text } = elementAt(html, at)
    if (text && (name === 'script' || name === 'style')) hashes[name].add(hashOf(text))
  }
  const unmarked = html.replaceAll(attribute, '').replace(metaOf(nonce), '')
  return { html: unmarked, scripts: [...hashes.script], styles: [...hashes.style] }
}

interface PageRequest {
  /** Path and query. */
  url: string
  locale: Locale
  /** The network address of the visitor, for limits; a page that is stored has none. */
  visitor: string
  isInMaintenance?: boolean
  report(error: unknown): void
}

/** Calls the API, and notes whether what is made of the replies is storable: only stored data, and all of it could be read. */
export const storableFetch = (
  ask: ReturnType<typeof callApi>,
  { visitor, report }: Pick<PageRequest, 'visitor' | 'report'>,
) => {
  const called = { isStorable: true }
  const call = ask(visitor, report, endpoint => {
    called.isStorable &&= endpoint.stored === true
  })
  const fetch = async (request: Request): Promise<Response> => {
    const response = await call(request)
    // A page may show something else instead.
    if (response.status === 429 || response.status >= 500) called.isStorable = false
    return response
  }
  return { called, fetch }
}

/** Renders pages as responses. */
export const pageRenderer = ({ config }: Services, site: Site, ask: ReturnType<typeof callApi>) => {
  return async (request: PageRequest): Promise<MadeResponse & { isStorable: boolean }> => {
    const { url, locale, isInMaintenance } = request
    const nonce = randomBytes(16).toString('base64url')
    const { called, fetch } = storableFetch(ask, request)
    const page = { url, origin: config.siteUrl, locale, nonce, assets: site.assets, fetch }
    const response = await (isInMaintenance ? site.renderMaintenance(page) : site.render(page))
    const { html, scripts, styles } = hashInline(await response.text(), nonce)
    const status = isInMaintenance ? 503 : response.status
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-security-policy': pagePolicy({ scripts, styles }),
    }
    return { status, headers, body: html, isStorable: called.isStorable && status === 200 }
  }
}
