import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'

/**
 * The list below its field. React Aria would close it on scroll and discard the input, and a phone scrolls as
 * soon as the keyboard opens. Here the list stays open; the resize event makes it reposition itself.
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
