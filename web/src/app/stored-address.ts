import { knownLocale } from '@academy/contract/base/locale'
import { paths } from '../base/pages/paths.ts'
import { parseSearch, stringifySearch } from '../base/pages/search.ts'
import { createAppRouter } from './router.tsx'
import { routeTree } from './routes.tsx'

/** Public pages with a parameter in their path. They show only data that the office publishes. */
const pagesWithParameter: readonly string[] = [paths.Masterclass, paths.Concert]

/** Longer addresses are not of this site. */
const MAX_LENGTH = 200

type KnownQuery = (search: Record<string, string>) => Record<string, unknown>

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[\\w-]+')}$`)

const context = {
  locale: 'en' as const,
  call: () => Promise.reject(new Error('Only used to list the pages')),
  origin: '',
  assets: { script: '', imports: [], styles: [], content: { script: '', imports: [], afterLogin: [] } },
}

const listPages = () =>
  Object.values(createAppRouter(routeTree, context).routesById).flatMap(({ fullPath, options }) => {
    const isStored = options.staticData?.page?.isInSitemap || pagesWithParameter.includes(fullPath)
    const knownQuery = (options.validateSearch ?? (() => ({}))) as KnownQuery
    return isStored ? [{ pattern: patternOf(fullPath.replace(/(?<=.)\/$/, '')), knownQuery }] : []
  })

let pages: ReturnType<typeof listPages> | undefined

/**
 * Returns the address under which a public page is stored: its path, the language if it is in the query, and
 * the parameters that the page knows, in alphabetical order. Undefined for every other page.
 */
export const storedAddress = (url: string): string | undefined => {
  pages ??= listPages()
  const [path = '', ...rest] = url.split('?')
  const query = parseSearch(rest.join('?'))
  const page = pages.find(({ pattern }) => pattern.test(path))
  if (!page || url.length > MAX_LENGTH) return undefined
  // A form sends its empty fields too; the page redirects to the address without them.
  if (Object.values(query).includes('')) return undefined
  const known = { ...page.knownQuery(query), lang: knownLocale(query['lang']) }
  const sorted = Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return path + stringifySearch(Object.fromEntries(sorted))
}
