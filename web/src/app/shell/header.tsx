import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { isForMembers, paths } from '../paths.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { logout } from './logout.ts'
import { Menu } from './menu.tsx'
import { shellTexts } from './texts.ts'
import { Wordmark } from './wordmark.tsx'

/** On a phone the menu folds away behind a button; it closes with Escape and with every page that was chosen. */
export const Header = () => {
  const texts = useTexts(shellTexts)
  const navigate = useNavigate()
  const path = useRouterState({ select: state => state.location.pathname })
  // The path at which it was opened: on any other page it is closed.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(undefined)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  const leave = async () => {
    await logout()
    if (isForMembers(path)) await navigate({ to: paths.Home })
  }
  return (
    <header className="site-header">
      <Wordmark />
      <button
        ref={toggle}
        className="menu-toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls="main-menu"
        onClick={() => setOpenAt(isOpen ? undefined : path)}
      >
        <span className="menu-icon" aria-hidden="true" />
        {texts.menu}
      </button>
      <nav id="main-menu" aria-label={texts.mainMenu} data-open={isOpen || undefined}>
        <Menu onLogout={leave} />
        <LanguageSwitch />
      </nav>
    </header>
  )
}
