import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
import { ItemIcon } from './icons.tsx'
import { itemsFor } from './items.ts'
import { useMember } from './member.ts'
import { userTexts } from './texts.ts'

/** The sidebar of a wide window, and the bar at the bottom of a phone: the style sheet moves it. */
export const UserNav = () => {
  const texts = useTexts(userTexts)
  const nav = useCurrentInSight()
  return (
    <nav ref={nav} className="user-nav" aria-label={texts.area}>
      <ul>
        {itemsFor(useMember().roles).map(({ name, to, hash }) => (
          <li key={name}>
            <Link
              to={to}
              {...(hash && { hash })}
              activeOptions={{
                exact: to === paths.PersonalHomeView,
                includeHash: to === paths.MasterclassesListCorrepetieur,
              }}
            >
              <ItemIcon name={name} />
              <span className="item-long">{texts.items[name].long}</span>
              <span className="item-short">{texts.items[name].short}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where not all items fit beside each other, the one of the page is in the middle. */
const useCurrentInSight = () => {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page another item is the current one
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return nav
}
