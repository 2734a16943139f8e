import '../shell/shell.css'
import './user-layout.css'
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { logout } from '../shell/logout.ts'
import { shellTexts } from '../shell/texts.ts'
import { MemberContext, useLastUser } from './member.ts'
import { userTexts } from './texts.ts'
import { useLastingLinks } from './use-lasting-links.ts'
import { UserNav } from './user-nav.tsx'

const Tools = () => {
  const { logout: logoutLabel } = useTexts(shellTexts)
  const { loginAgain } = useTexts(userTexts)
  const navigate = useNavigate()
  const place = useRouterState({ select: state => state.location.href })
  const leave = async () => {
    await logout()
    await navigate({ to: paths.Home })
  }
  return (
    <div className="user-tools">
      <LanguageSwitch />
      <button type="button" data-only="in" onClick={leave}>
        {logoutLabel}
      </button>
      {/* In a tab of its own, so that what was typed here is still there afterwards. */}
      <Link to={paths.Login} search={{ return: place }} target="_blank" data-only="out">
        {loginAgain}
      </Link>
    </div>
  )
}

/** When somebody else logs in, in another tab, nothing of the person before stays: neither data nor what they typed. */
const useDataOf = (personId: number | undefined) => {
  const shown = useRef(personId)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== personId) location.reload()
    shown.current = personId
  }, [personId])
}

/** The frame of the personal area. Strangers, who are on their way to the login, see nothing of it. */
export const UserLayout = () => {
  const member = useLastUser()
  useDataOf(member?.id)
  useLastingLinks()
  const { skip, siteName } = useTexts(shellTexts)
  const { backToSite } = useTexts(userTexts)
  if (!member) return null
  return (
    <MemberContext value={member}>
      <div className="user-area">
        <a className="skip-link" href="#content">
          {skip}
        </a>
        <header className="user-header">
          <Link className="user-brand" to={paths.Home}>
            <span className="user-site">{siteName.join(' ')}</span>
            <span className="user-back">← {backToSite}</span>
          </Link>
          <Tools />
        </header>
        <UserNav />
        <main id="content" className="user-content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </MemberContext>
  )
}
