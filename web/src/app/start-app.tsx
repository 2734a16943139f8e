import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takeCarriedAlert } from '../base/alerts.ts'
import { browserCall } from '../base/api.ts'
import { pageLocale } from '../base/i18n/locale.ts'
import { trackMissingStyles } from '../base/missing-styles.ts'
import { trackEarlyShortcut } from '../base/search-shortcut.ts'
import { createAppRouter } from './router.tsx'

const linked = (rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map(link => link.getAttribute('href') ?? '')

/** Hydrates the page of the server, and shows the pages of these routes from then on. */
export const startApp = (routeTree: AnyRoute): AnyRouter => {
  trackMissingStyles()
  trackEarlyShortcut()
  takeCarriedAlert()
  const locale = pageLocale()
  const script = document.querySelector('body > script[type=module][src]')?.getAttribute('src') ?? ''
  const router = createAppRouter(routeTree, {
    locale,
    call: browserCall(locale),
    origin: location.origin,
    assets: {
      script,
      imports: linked('modulepreload'),
      styles: linked('stylesheet'),
      content: { script: '', imports: [], afterLogin: [] },
    },
  })

  // As a transition: hydration is sliced, so that input in the meantime is not blocked.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
  return router
}
