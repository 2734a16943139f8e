import { useRef, useState } from 'react'
import { common } from '../../base/i18n/common-texts.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { later } from '../../base/later.tsx'
import { Spinner } from '../spinner.tsx'
import type { FrameProps } from './dialog-frame.tsx'
import { focusIfOutside } from './focus-if-lost.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import './dialog.css'

/** Stands for a dialog whose code is still being loaded. */
export const WaitingDialog = () => (
  <div className="dialog-backdrop dialog-waiting">
    <Spinner label={common.loading[useLocale()]} />
  </div>
)

const Backdrop = () => <div className="dialog-backdrop" />

// Dialogs bring a large library, and no page shows one before somebody opens it.
const Frame = later(async () => (await import('./dialog-frame.tsx')).Frame, {
  Waiting: WaitingDialog,
  Answer: Backdrop,
})
/** Confirms discarding the changes in a dialog. */
export const DiscardQuestion = later(async () => (await import('./dialog-frame.tsx')).DiscardQuestion, {
  Waiting: WaitingDialog,
  Answer: Backdrop,
})

export interface DialogProps extends Omit<FrameProps, 'hasChanges' | 'panelRef'> {
  /** Nothing closes it but the page: `onClose` then says what to do first. */
  isHeld?: boolean
}

/** Something to read or to do. With unsaved changes it asks before closing, whatever closes it. */
export const Dialog = ({ isOpen = true, isHeld = false, onClose, children, ...frame }: DialogProps) => {
  const { hasChanges, discard, collect } = useUnsavedChanges()
  const [isAsking, setAsking] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const keepEditing = () => {
    setAsking(false)
    focusIfOutside(() => panel.current)
  }
  return (
    <>
      <Frame
        {...frame}
        isOpen={isOpen}
        hasChanges={() => isHeld || hasChanges()}
        panelRef={panel}
        onClose={() => (!isHeld && hasChanges() ? setAsking(true) : onClose())}
      >
        {collect(children)}
      </Frame>
      <DiscardQuestion
        isOpen={isOpen && isAsking}
        onKeepEditing={keepEditing}
        onDiscard={() => {
          keepEditing()
          discard()
          onClose()
        }}
      />
    </>
  )
}
