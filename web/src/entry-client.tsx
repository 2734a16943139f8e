import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Home } from './app/home.tsx'
import { LocaleContext } from './lib/i18n/copy.ts'
import { pickLocale, setPageLocale } from './lib/i18n/locale.ts'

const locale = pickLocale(navigator.languages)
setPageLocale(locale)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
createRoot(root).render(
  <StrictMode>
    <LocaleContext value={locale}>
      <Home />
    </LocaleContext>
  </StrictMode>,
)
