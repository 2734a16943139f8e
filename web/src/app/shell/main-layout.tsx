import './shell.css'
import { Outlet } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { shellTexts } from './texts.ts'

/** Header with menu, the page, footer. */
export const MainLayout = () => {
  const texts = useTexts(shellTexts)
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
