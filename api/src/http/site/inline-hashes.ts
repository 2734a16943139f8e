import { createHash } from 'node:crypto'

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
