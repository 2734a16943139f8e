import '../../ui/tokens.css'
import '../../ui/base.css'
import { HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { LocaleContext } from '../../lib/i18n/copy.ts'
import type { AppContext } from '../context.ts'
import { Notices } from '../notices.tsx'

// Runs before the first paint: the style sheet shows the menu of members or of guests by this mark.
const markSession = `try{document.documentElement.dataset.session=localStorage.getItem('user')?'in':'out'}catch{}`

/** The whole page, from <html> on: the server sends it finished, the browser takes it over as it is. */
export const Document = () => {
  const router = useRouter()
  const { locale, assets } = router.options.context as AppContext
  const nonce = router.options.ssr?.nonce
  return (
    <html lang={locale} data-session="out" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <HeadContent />
        {assets.styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markSession }} />
      </head>
      <body>
        <LocaleContext value={locale}>
          <Notices />
          <Outlet />
        </LocaleContext>
        <Scripts />
        <script type="module" src={assets.script} nonce={nonce} suppressHydrationWarning />
      </body>
    </html>
  )
}
