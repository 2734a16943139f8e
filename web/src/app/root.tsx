import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { AppContext } from './context.ts'
import { guard } from './guard.ts'
import { NeedsScript } from './pages/needs-script.tsx'
import { NotFound } from './pages/not-found.tsx'
import { Document } from './shell/document.tsx'
import { MainLayout } from './shell/main-layout.tsx'

/** What every page stands in, and the rules that run before it. */
export const root = createRootRouteWithContext<AppContext>()({
  beforeLoad: guard,
  component: Document,
  notFoundComponent: NotFound,
})

/** Header and footer, around all pages but those of the personal area. */
export const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
export const inMain = () => main

/**
 * For pages that depend on who looks at them, or on what stands in a link for one person. What the server sends in their
 * place has been there since the request; the router would keep it for half a second more.
 */
export const inTheBrowser = { ssr: false, pendingComponent: NeedsScript, pendingMinMs: 0 } as const
