import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { useSite } from '../../base/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { GuideMenu, Menu } from './menu.tsx'
import { shellTexts } from './texts.ts'

/** The name of the site in two lines, beside the ridge seen through an arch of the cloister. */
const Wordmark = () => {
  const [first = '', ...rest] = useSite().siteName.split(' ')
  return (
    <Link className="wordmark" to={paths.Home}>
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path className="mark-arch" d="M1 30V13a12 12 0 0 1 24 0v17Z" />
        <circle className="mark-sun" cx="17.5" cy="10.5" r="3" />
        <path className="mark-ridge" d="M1 25.5l7.5-9 5 5.5 4-4 7.5 7.5V27H1Z" />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </Link>
  )
}

/**
 * On a phone the menu is a popover behind a button. The browser opens it even without scripts, and closes it
 * on Escape or a click outside.
 */
export const Header = () => {
  const texts = useTexts(shellTexts)
  const router = useRouter()
  const menu = useRef<HTMLElement>(null)

  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        // There is no previous location on the first page.
        if (fromLocation) menu.current?.hidePopover?.()
      }),
    [router],
  )

  return (
    <header className="site-header">
      <Wordmark />
      <button className="menu-toggle" type="button" popoverTarget="main-menu">
        <span className="menu-icon" aria-hidden="true" />
        {texts.menu}
      </button>
      <nav id="main-menu" ref={menu} popover="auto" aria-label={texts.mainMenu}>
        <Menu />
        <GuideMenu />
        <LanguageSwitch />
      </nav>
    </header>
  )
}
