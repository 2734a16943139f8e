import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { ItemIcon } from '../../base/pages/icons.tsx'
import { useMember } from '../../base/pages/member.ts'
import { paths } from '../../base/pages/paths.ts'
import { personalMenu } from '../../base/pages/records.ts'
import { userTexts } from '../../base/pages/texts.ts'
import { usePages } from '../../base/pages/use-pages.ts'
import './user-layout.css'

/** The sidebar of a wide window, and the bottom bar of a phone; CSS positions it. */
export const UserNav = () => {
  const texts = useTexts(userTexts)
  const locale = useLocale()
  const menu = personalMenu(usePages(), useMember().roles, locale)
  const matches = useMatches()
  // The layout of a section is named after it. Pages of a single entry belong to the section, too.
  const isInside = (section: string) => matches.some(({ routeId }) => routeId === `/user/${section}`)
  const nav = useCurrentInSight()
  return (
    <nav ref={nav} className="user-nav" aria-label={texts.area}>
      <ul>
        {menu.map(({ path, hash, icon, label, short, section, isOneOfSeveral }) => (
          <li key={icon}>
            <Link
              to={path}
              {...(hash && { hash })}
              aria-current={section && isInside(section) ? 'true' : undefined}
              activeOptions={{ exact: path === paths.PersonalHomeView, includeHash: isOneOfSeveral }}
            >
              <ItemIcon name={icon} />
              <span className="item-long">{label}</span>
              <span className="item-short">{short}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the current item to the middle if not all items fit. */
const useCurrentInSight = () => {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the page
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return nav
}
