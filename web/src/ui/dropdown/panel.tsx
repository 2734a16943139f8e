import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext, Popover } from 'react-aria-components'

/**
 * The list below its field. React Aria would close it whenever the page moves, and take back what was typed: on a phone
 * the page moves as soon as the keyboard comes. Here the list goes along; a resized window makes it find its place anew.
 */
export const DropdownPanel = ({ children }: { children: ReactNode }) => {
  const combobox = useContext(OverlayTriggerStateContext)
  const closeOrGoAlong = () => {
    if (globalThis.event?.type === 'scroll') dispatchEvent(new Event('resize'))
    else combobox?.close()
  }
  return (
    <Popover className="dropdown-panel" isOpen={combobox?.isOpen ?? false} onOpenChange={closeOrGoAlong}>
      {children}
    </Popover>
  )
}
