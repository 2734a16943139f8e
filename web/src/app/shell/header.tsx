import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { GuideMenu, Menu } from './menu.tsx'
import { shellTexts } from './texts.ts'
import { Wordmark } from './wordmark.tsx'

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
