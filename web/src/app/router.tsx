import { createRouter } from '@tanstack/react-router'
import type { AppContext } from './context.ts'
import { PageFailure } from './pages/page-failure.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search.ts'

/** The router of one page in the browser, or of one request on the server. */
export const createAppRouter = (context: AppContext, nonce?: string) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: typeof window !== 'undefined',
    // The smooth scrolling of the style sheet is for links within a page.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultStaleTime: 60_000,
    // A skeleton that has appeared stays long enough not to flicker, and no longer.
    defaultPendingMinMs: 200,
    ...(nonce && { ssr: { nonce } }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
