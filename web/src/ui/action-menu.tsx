import './action-menu.css'
import './dropdown/dropdown.css'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useLocale } from '../base/i18n/locale-context.ts'
import { buttonClass } from './button.tsx'

interface ActionMenuProps {
  /** The visible label. */
  label: string
  /** The accessible name, which also says what the menu is about; begins with the label. */
  fullLabel: string
  actions: readonly { name: string; act: () => void }[]
}

/** A button that opens a menu of actions. */
export const ActionMenu = ({ label, fullLabel, actions }: ActionMenuProps) => (
  <I18nProvider locale={useLocale()}>
    <MenuTrigger>
      <Button className={buttonClass('text', 'action-menu-trigger')} aria-label={fullLabel}>
        {label}
        <MenuArrow />
      </Button>
      <Popover className="dropdown-panel action-menu" placement="bottom start">
        <Menu className="dropdown-list">
          {actions.map(({ name, act }) => (
            <MenuItem className="dropdown-option" key={name} textValue={name} onAction={act}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  </I18nProvider>
)

export const MenuArrow = () => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
    <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
