import { useMatch, useRouter } from '@tanstack/react-router'
import { useLocale } from '../i18n/locale-context.ts'
import type { paths } from './paths.ts'
import { pagesOf, recordOf } from './records.ts'

/** Returns a function that runs the loader again, for a page that could not be loaded. */
export const useRetry = (): (() => void) => {
  const router = useRouter()
  return () => void router.invalidate()
}

/** All pages of the site. */
export const usePages = () => pagesOf(useRouter().routesById)

/** Returns the title of a page, for its heading: without a path of the page that is open. */
export const usePageTitle = (path?: (typeof paths)[keyof typeof paths]): string => {
  const locale = useLocale()
  const pages = usePages()
  const open = useMatch({ strict: false, shouldThrow: false, select: ({ staticData }) => staticData.page })
  const record = path ? pages.find(page => page.path === path)?.record : open
  return record?.texts[locale].title ?? ''
}

/** Returns the titles of pages by their addresses; the address itself if there is no such page. */
export const useTitleAt = (): ((pathname: string) => string) => {
  const router = useRouter()
  const locale = useLocale()
  return pathname => recordOf(router.matchRoutes(pathname, {}))?.texts[locale].title ?? pathname
}
