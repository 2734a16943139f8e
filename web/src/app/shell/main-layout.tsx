import './shell.css'
import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { recordOf } from '../../base/pages/records.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { shellTexts } from './texts.ts'

export const MainLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const texts = useTexts(shellTexts)
  const isForGuests = useRouterState({ select: state => recordOf(state.matches)?.access === 'guests' })
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <Header />
      {/* Hidden for members on guest pages, because they are about to be redirected. */}
      <main id="content" tabIndex={-1} data-only={isForGuests ? 'out' : undefined}>
        {children}
      </main>
      <Footer />
    </>
  )
}
