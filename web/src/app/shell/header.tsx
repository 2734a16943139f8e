import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { siteMenu } from '../../base/pages/records.ts'
import { usePages } from '../../base/pages/use-pages.ts'
import { useSite } from '../../base/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutButton } from './logout-button.tsx'
import { shellTexts } from './texts.ts'
import './menu.css'

// Pages for guests are hidden from members, and vice versa.
const onlyFor = { guests: 'out', 'signed-in': 'in' } as const

/** Both menus are always rendered, and CSS shows one of them: no flash and no hydration mismatch. */
const Menu = () => {
  const locale = useLocale()
  return (
    <ul className="menu">
      {siteMenu(usePages(), 'header', locale).map(({ path, label, access }) => (
        <li
          key={path}
          data-only={access === 'guests' || access === 'signed-in' ? onlyFor[access] : undefined}
        >
          <Link to={path} activeOptions={{ exact: path === paths.Home }}>
            {label}
          </Link>
        </li>
      ))}
      <li data-only="in">
        <LogoutButton />
      </li>
    </ul>
  )
}

/** What people look up. On a wide screen these links are in the footer only. */
const GuideMenu = () => {
  const locale = useLocale()
  return (
    <ul className="guide-menu" aria-label={useTexts(shellTexts).guide}>
      {siteMenu(usePages(), 'guide', locale).map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

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
