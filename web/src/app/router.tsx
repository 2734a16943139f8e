import { type AnyRoute, createRouter } from '@tanstack/react-router'
import type { AppContext } from '../base/pages/context.ts'
import { parseSearch, stringifySearch } from '../base/pages/search.ts'
import { PageFailure } from './pages/page-failure.tsx'
import type { routeTree } from './routes.tsx'

/** Creates the router of one page in the browser, or of one request on the server. */
export const createAppRouter = <Tree extends AnyRoute>(
  routeTree: Tree,
  context: AppContext,
  nonce?: string,
) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: typeof window !== 'undefined',
    // The style sheet's smooth scrolling is meant for links within a page.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultStaleTime: 60_000,
    // Long enough that a visible skeleton does not flicker.
    defaultPendingMinMs: 200,
    ...(nonce && { ssr: { nonce } }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter<typeof routeTree>>
  }
}
