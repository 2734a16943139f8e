import type { RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useLocale } from '../base/i18n/locale-context.ts'

export interface MenuPopoverProps {
  fullLabel: string
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  /** Which item has the focus at first. */
  first: 'first' | 'last'
  placement: 'bottom start' | 'bottom end'
  items: readonly { id: string; name: string }[]
  onAction?: (id: string) => void
  /** For a list of which several can be chosen: it stays open. */
  choice?: { className: string; selected: readonly string[]; onSelect: (ids: ReadonlySet<unknown>) => void }
}

/** The list of a menu. */
export const MenuPopover = ({ fullLabel, triggerRef, isOpen, onClose, ...menu }: MenuPopoverProps) => {
  const { first, placement, items, onAction, choice } = menu
  return (
    <I18nProvider locale={useLocale()}>
      <Popover
        className="dropdown-panel action-menu"
        aria-label={fullLabel}
        triggerRef={triggerRef}
        placement={placement}
        isOpen={isOpen}
        onOpenChange={open => !open && onClose()}
      >
        <Menu
          className={`dropdown-list ${choice?.className ?? ''}`.trim()}
          aria-label={fullLabel}
          autoFocus={first}
          onClose={onClose}
          onAction={id => onAction?.(String(id))}
          {...(choice && {
            selectionMode: 'multiple' as const,
            selectedKeys: choice.selected,
            onSelectionChange: (ids: 'all' | Set<unknown>) =>
              choice.onSelect(ids === 'all' ? new Set(items.map(({ id }) => id)) : new Set<unknown>(ids)),
            shouldCloseOnSelect: false,
          })}
        >
          {items.map(({ id, name }) => (
            <MenuItem className="dropdown-option" key={id} id={id} textValue={name}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  )
}
