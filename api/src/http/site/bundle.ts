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

interface Caller {
  origin: string
  /** Calls the API in the same process. */
  fetch(request: Request): Promise<Response>
}

interface Page extends Caller {
  url: string
  locale: Locale
  /** Marks the page's own inline scripts. */
  nonce: string
  assets: Assets
}

/** The server build of the site; its source is web/src/entry-server.tsx. */
interface SiteBundle {
  render(page: Page): Promise<Response>
  /** Renders the maintenance page, for any address. */
  renderMaintenance(page: Page): Promise<Response>
  sitemap(site: Caller): Promise<string>
  robots(origin: string): string
  /** Returns the web app manifest. */
  manifest(site: Caller, locale: Locale): Promise<string>
  /** Returns the address under which a public page is stored; undefined for any other page. */
  storedAddress(url: string): string | undefined
}

/** The site as it is served. Its server build is loaded when it is first used. */
export interface Site extends Omit<SiteBundle, 'robots' | 'storedAddress'> {
  assets: Assets
  robots(origin: string): Promise<string>
  storedAddress(url: string): Promise<string | undefined>
  /** Loads the server build, which takes 300 ms. */
  load(): Promise<unknown>
}

const readAssets = (): Assets => {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', built), 'utf8'))
  const addressOf = (name: string) => `/${manifest[name]?.file}`
  const filesOf = (entry: string) => [...new Set(importsOf(manifest, entry))]
  const scriptOf = (entry: string) => ({
    script: addressOf(entry),
    imports: filesOf(entry).map(addressOf),
  })
  const imports = filesOf(ENTRY)
  const styles = new Set([ENTRY, ...imports].flatMap(name => manifest[name]?.css ?? []))
  return {
    ...scriptOf(ENTRY),
    styles: [...styles].map(file => `/${file}`),
    content: scriptOf(CONTENT_ENTRY),
    account: scriptOf(ACCOUNT_ENTRY),
  }
}

/** Returns the built site, or undefined if it is not built. */
export const openSite = (): Site | undefined => {
  const server = new URL('server/entry-server.js', built)
  if (!existsSync(server)) return undefined
  let bundle: Promise<SiteBundle> | undefined
  const load = () => {
    bundle ??= import(server.href) as Promise<SiteBundle>
    return bundle
  }
  return {
    assets: readAssets(),
    load,
    render: async page => (await load()).render(page),
    renderMaintenance: async page => (await load()).renderMaintenance(page),
    sitemap: async site => (await load()).sitemap(site),
    robots: async origin => (await load()).robots(origin),
    manifest: async (site, locale) => (await load()).manifest(site, locale),
    storedAddress: async url => (await load()).storedAddress(url),
  }
}
