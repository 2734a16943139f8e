import './menu.css'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { siteMenu } from '../../base/pages/records.ts'
import { usePages } from '../../base/pages/use-pages.ts'
import { LogoutButton } from './logout-button.tsx'
import { shellTexts } from './texts.ts'

// Pages for guests are hidden from members, and vice versa.
const onlyFor = { guests: 'out', 'signed-in': 'in' } as const

/** Both menus are always rendered, and CSS shows one of them: no flash and no hydration mismatch. */
export const Menu = () => {
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
export const GuideMenu = () => {
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
