import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
import { ItemIcon } from './icons.tsx'
import { itemsFor } from './items.ts'
import { useMember } from './member.ts'
import { userTexts } from './texts.ts'

/** The sidebar of a wide window, and the bar at the bottom of a phone: the style sheet moves it. */
export const UserNav = () => {
  const texts = useTexts(userTexts)
  return (
    <nav className="user-nav" aria-label={texts.area}>
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
