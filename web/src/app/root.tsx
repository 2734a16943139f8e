import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { loadSite } from '../areas/site/association/site.ts'
import type { AppContext } from '../base/pages/context.ts'
import { NeedsScript } from '../base/pages/needs-script.tsx'
import { guard } from './guard.ts'
import { NotFound } from './pages/not-found.tsx'
import { Document } from './shell/document.tsx'
import { MainLayout } from './shell/main-layout.tsx'

/** The root layout, and the rules that run before every page. */
export const root = createRootRouteWithContext<AppContext>()({
  beforeLoad: guard,
  // Part of the HTML. The browser does not request it again, except after a change.
  loader: ({ context }) => loadSite(context.call, context.locale),
  staleTime: Number.POSITIVE_INFINITY,
  preloadStaleTime: Number.POSITIVE_INFINITY,
  component: Document,
  notFoundComponent: NotFound,
})

/** Header and footer around all pages outside of the personal area. */
export const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
export const inMain = () => main

/**
 * For pages that depend on the user or on a personal link. The server's placeholder has been visible since
 * the request, so no minimum pending time is needed.
 */
export const inTheBrowser = { ssr: false, pendingComponent: NeedsScript, pendingMinMs: 0 } as const
