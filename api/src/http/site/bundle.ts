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
  content: { script: string; imports: string[]; afterLogin: string[] }
  /** The script of the pages below /auth. */
  account: { script: string; imports: string[] }
  /** The routes of all pages, and what they import: the script loads them outside of the pages of members. */
  allRoutes: string[]
  /** What is around every page of members. */
  members: { imports: string[]; styles: string[] }
  /** What the first of these pages consists of. */
  overview: string[]
}

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>

const ENTRY = 'src/entry-client.tsx'
const ACCOUNT_ENTRY = 'src/entry-account.ts'
const ALL_ROUTES = 'src/app/routes.tsx'
/** Files with several modules, by their names in `web/personal-chunks.ts`. */
const LAYOUT = 'frame'
const OVERVIEW = 'pages-office-personal-pages'
const CONTENT_ENTRY = 'src/entry-content.ts'

/** Returns what these files import, directly or not. */
const importsOf = (manifest: Manifest, names: readonly string[]): string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    for (const imported of manifest[name]?.imports ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      add(imported)
    }
  }
  for (const name of names) add(name)
  return [...found]
}

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
  const importedBy = (names: readonly string[]) => importsOf(manifest, names)
  const scriptOf = (entry: string) => ({
    script: addressOf(entry),
    imports: importedBy([entry]).map(addressOf),
  })
  const known = new Set([ENTRY, ...importedBy([ENTRY])])
  /** Returns what these need besides. */
  const besides = (...names: string[]) =>
    [...new Set([...names, ...importedBy(names)])].filter(name => !known.has(name))
  const stylesOf = (names: Iterable<string>) =>
    [...new Set([...names].flatMap(name => manifest[name]?.css ?? []))].map(file => `/${file}`)
  const allRoutes = besides(ALL_ROUTES)
  const styles = stylesOf([...known, ...allRoutes])
  const withName = (name: string) => Object.keys(manifest).filter(key => manifest[key]?.name === name)
  const layout = besides(...withName(LAYOUT))
  const overview = besides(...withName(LAYOUT), ...withName(OVERVIEW)).filter(name => !layout.includes(name))
  const memberStyles = stylesOf(layout).filter(file => !styles.includes(file))
  const members = { imports: layout.map(addressOf), styles: memberStyles }
  const client = [...known, ...layout, ...overview].map(addressOf)
  return {
    ...scriptOf(ENTRY),
    styles,
    content: { ...scriptOf(CONTENT_ENTRY), afterLogin: [...memberStyles, ...client] },
    account: scriptOf(ACCOUNT_ENTRY),
    allRoutes: allRoutes.map(addressOf),
    members,
    overview: overview.map(addressOf),
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
