import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './app/router.tsx'
import { takeCarriedAlert } from './lib/alerts.ts'
import { browserCall } from './lib/api.ts'
import { pageLocale } from './lib/i18n/locale.ts'
import { trackMissingStyles } from './lib/missing-styles.ts'
import { trackEarlyShortcut } from './lib/search-shortcut.ts'

trackMissingStyles()
trackEarlyShortcut()
takeCarriedAlert()
const locale = pageLocale()
const linked = (rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map(link => link.getAttribute('href') ?? '')
const script = document.querySelector('body > script[type=module][src]')?.getAttribute('src') ?? ''
const router = createAppRouter({
  locale,
  call: browserCall(locale),
  origin: location.origin,
  assets: {
    script,
    imports: linked('modulepreload'),
    styles: linked('stylesheet'),
    content: { script: '', imports: [] },
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
