import './menu.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { type PageName, paths } from '../paths.ts'
import { shellTexts } from './texts.ts'

interface Entry {
  to: Exclude<(typeof paths)[PageName], `${string}$${string}`>
  label: string
  /** Shown only to members, or only to guests. */
  only?: 'in' | 'out'
}

const useEntries = (): Entry[] => {
  const texts = useTexts(shellTexts)
  return [
    { to: paths.Home, label: texts.home },
    { to: paths.Masterclasses, label: texts.masterclasses },
    { to: paths.Academy, label: texts.academy },
    { to: paths.About, label: texts.about },
    { to: paths.Contact, label: texts.contact },
    { to: paths.Login, label: texts.login, only: 'out' },
    { to: paths.Register, label: texts.register, only: 'out' },
    { to: paths.PersonalHomeView, label: texts.personalArea, only: 'in' },
  ]
}

/** Both menus are always in the page, and the style sheet shows one of them: nothing flashes, nothing mismatches. */
export const Menu = ({ onLogout }: { onLogout: () => void }) => {
  const texts = useTexts(shellTexts)
  return (
    <ul className="menu">
      {useEntries().map(({ to, label, only }) => (
        <li key={label} data-only={only}>
          <Link to={to} activeOptions={{ exact: to === paths.Home }}>
            {label}
          </Link>
        </li>
      ))}
      <li data-only="in">
        <button type="button" onClick={onLogout}>
          {texts.logout}
        </button>
      </li>
    </ul>
  )
}
