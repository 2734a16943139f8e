import type { PagePreview } from '../../lib/services.ts'
import type { loadBundle } from './bundle.ts'
import type { callApi } from './call-api.ts'
import { pageQueue } from './pages.ts'

type Site = NonNullable<Awaited<ReturnType<typeof loadBundle>>>

/** Previews are for the office: they wait for each other and leave the queue of the visitors alone. */
const LIMITS = { atOnce: 1, maxWaiting: 10 }

// React escapes text, so that only the page's own scripts match.
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g

/** Renders pages from the same bundle as for visitors. Without scripts: the page is only looked at. */
export const previewPages = (origin: string, site: Site, ask: ReturnType<typeof callApi>) => {
  const inTurn = pageQueue(LIMITS)
  const render = async ({ path, locale, answers }: PagePreview): Promise<string> => {
    let failure: unknown
    const load = ask('preview', error => {
      failure = error
    })
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      return Object.hasOwn(answers, pathname) ? Response.json(answers[pathname]) : load(request)
    }
    const { assets } = site
    const page = await site.render({ url: path, origin, locale, nonce: '', assets, fetch })
    if (failure) throw failure
    return (await page.text()).replaceAll(scripts, '')
  }
  return (preview: PagePreview): Promise<string> => inTurn(() => render(preview))
}
