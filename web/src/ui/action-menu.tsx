import './action-menu.css'
import './dropdown/dropdown.css'
import { useRef, useState } from 'react'
import { common } from '../base/i18n/common-texts.ts'
import { useLocale } from '../base/i18n/locale-context.ts'
import { later } from '../base/later.tsx'
import { Button } from './button.tsx'
import type { MenuPopoverProps } from './menu-popover.tsx'
import { Spinner } from './spinner.tsx'

/** Stands beside a button for what it opens, while the code of that is still being loaded. */
export const WaitingSpinner = () => <Spinner label={common.loading[useLocale()]} />

/** The button that opens something shows by itself that it is pressed. */
export const PressedTrigger = () => null

// The list brings a large library, and nobody sees it before it is opened.
const MenuPopover = later(async () => (await import('./menu-popover.tsx')).MenuPopover, {
  Waiting: WaitingSpinner,
  Answer: PressedTrigger,
})

/**
 * Which item has the focus when a key opens the menu. React Aria takes the click of a key for one of a screen reader, for which
 * it focuses the item only if nothing else gets the focus, such as the list.
 */
const FOCUSED_BY: Partial<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

type MenuButtonProps = Omit<MenuPopoverProps, 'triggerRef' | 'isOpen' | 'onClose' | 'first'>

/** A button that opens a menu. Its accessible name also says what the menu is about, and begins with the label. */
export const MenuButton = ({ label, fullLabel, ...menu }: MenuButtonProps & { label: string }) => {
  const trigger = useRef<HTMLButtonElement>(null)
  const [opened, open] = useState<'first' | 'last'>()
  return (
    <>
      <Button
        ref={trigger}
        look="text"
        className="action-menu-trigger"
        aria-label={fullLabel}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={() => open('first')}
        onKeyDown={event => {
          const item = FOCUSED_BY[event.key]
          if (!item) return
          event.preventDefault()
          open(item)
        }}
      >
        {label}
        <MenuArrow />
      </Button>
      <MenuPopover
        {...menu}
        fullLabel={fullLabel}
        triggerRef={trigger}
        first={opened ?? 'first'}
        isOpen={opened !== undefined}
        onClose={() => open(undefined)}
      />
    </>
  )
}

interface ActionMenuProps {
  label: string
  fullLabel: string
  actions: readonly { name: string; act: () => void }[]
}

/** A button that opens a menu of actions. */
export const ActionMenu = ({ actions, ...button }: ActionMenuProps) => (
  <MenuButton
    {...button}
    placement="bottom start"
    items={actions.map(({ name }) => ({ id: name, name }))}
    onAction={id => actions.find(({ name }) => name === id)?.act()}
  />
)

const MenuArrow = () => (
  <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
    <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
