import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@academy/contract/base/locale'

const built = new URL('../../../../web/dist/', import.meta.url)

/** Folder of the files that browsers load. */
export const clientFolder = fileURLToPath(new URL('client/', built))

interface Assets {
  script: string
  /** Imports of the script, which a browser would otherwise discover only after parsing it. */
  imports: string[]
  styles: string[]
  /** The script of pages that are not hydrated as a whole. */
  content: { script: string; imports: string[] }
  /** The script of the pages below /auth. */
  account: { script: string; imports: string[] }
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

const ENTRY = 'src/entry-client.tsx'
const ACCOUNT_ENTRY = 'src/entry-account.ts'
const CONTENT_ENTRY = 'src/entry-content.ts'

const importsOf = (manifest: Manifest, name: string): string[] =>
  (manifest[name]?.imports ?? []).flatMap(name => [name, ...importsOf(manifest, name)])

interface Site {
  origin: string
  /** Calls the API in the same process. */
  fetch(request: Request): Promise<Response>
}

interface Page extends Site {
  url: string
  locale: Locale
  /** Marks the page's own inline scripts. */
  nonce: string
  assets: Assets
}

/** The server build of the site; its source is web/src/entry-server.tsx. */
export interface SiteBundle {
  render(page: Page): Promise<Response>
  /** Renders the maintenance page, for any address. */
  renderMaintenance(page: Page): Promise<Response>
  sitemap(site: Site): Promise<string>
  robots(origin: string): string
  /** Returns the web app manifest. */
  manifest(site: Site, locale: Locale): Promise<string>
  /** Returns the address under which a public page is stored; undefined for any other page. */
  storedAddress(url: string): string | undefined
}

/** Returns the built site, or undefined if it is not built. */
export const loadBundle = async (): Promise<(SiteBundle & { assets: Assets }) | undefined> => {
  const server = new URL('server/entry-server.js', built)
  if (!existsSync(server)) return undefined
  const manifest: Manifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', built), 'utf8'))
  const addressOf = (name: string) => `/${manifest[name]?.file}`
  const filesOf = (entry: string) => [...new Set(importsOf(manifest, entry))]
  const scriptOf = (entry: string) => ({
    script: addressOf(entry),
    imports: filesOf(entry).map(addressOf),
  })
  const imports = filesOf(ENTRY)
  const styles = new Set([ENTRY, ...imports].flatMap(name => manifest[name]?.css ?? []))
  const assets = {
    ...scriptOf(ENTRY),
    styles: [...styles].map(file => `/${file}`),
    content: scriptOf(CONTENT_ENTRY),
    account: scriptOf(ACCOUNT_ENTRY),
  }
  const bundle = (await import(server.href)) as SiteBundle
  return { ...bundle, assets }
}
