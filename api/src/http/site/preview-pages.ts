import type { PagePreview } from '../../base/services.ts'
import type { callApi } from './call-api.ts'
import { pageQueue } from './pages.ts'
import type { Site } from './render-page.ts'

/** Previews are for the office: they wait for each other and leave the queue of the visitors alone. */
const LIMITS = { atOnce: 1, maxWaiting: 10 }

const SCRIPT_START = '<script'
const SCRIPT_END = '</script>'

/** Removes the scripts of a page. React escapes text, so that only the page's own scripts are found. */
const withoutScripts = (html: string): string => {
  const [before = '', ...parts] = html.split(SCRIPT_START)
  const after = parts.map(part => {
    const end = part.indexOf(SCRIPT_END)
    return end < 0 ? '' : part.slice(end + SCRIPT_END.length)
  })
  return [before, ...after].join('').replaceAll(/<link[^<>]*>/g, link => (isPreload(link) ? '' : link))
}
const isPreload = (link: string) => link.includes('rel="modulepreload"')

/** Renders pages from the same bundle as for visitors. Without scripts: the page is only looked at. */
export const previewPages = (origin: string, site: Site, ask: ReturnType<typeof callApi>) => {
  const inTurn = pageQueue(LIMITS)
  const render = async ({ path, locale, replies }: PagePreview): Promise<string> => {
    let failure: unknown
    const load = ask('preview', error => {
      failure = error
    })
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      return Object.hasOwn(replies, pathname) ? Response.json(replies[pathname]) : load(request)
    }
    const { assets } = site
    const page = await site.render({ url: path, origin, locale, nonce: '', assets, fetch })
    if (failure) throw failure
    return withoutScripts(await page.text())
  }
  return (preview: PagePreview): Promise<string> => inTurn(() => render(preview))
}
