import { useRef, useState } from 'react'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { focusIfOutside } from './focus-if-lost.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'

export type ModalDialogProps = Omit<DialogFrameProps, 'hasChanges' | 'panelRef'>

/** A modal dialog. With unsaved changes it asks before closing, whatever closes it. */
export const ModalDialog = ({ isOpen, onClose, children, ...frame }: ModalDialogProps) => {
  const { hasChanges, discard, collect } = useUnsavedChanges()
  const [isAsking, setAsking] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const keepEditing = () => {
    setAsking(false)
    focusIfOutside(() => panel.current)
  }
  return (
    <>
      <DialogFrame
        {...frame}
        isOpen={isOpen}
        hasChanges={hasChanges}
        panelRef={panel}
        onClose={() => (hasChanges() ? setAsking(true) : onClose())}
      >
        {collect(children)}
      </DialogFrame>
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
