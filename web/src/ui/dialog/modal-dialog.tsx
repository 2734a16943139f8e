import { useState } from 'react'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { useUnsavedChanges } from './unsaved-changes.tsx'

export type ModalDialogProps = Omit<DialogFrameProps, 'hasChanges'>

/** A modal dialog. With unsaved changes it asks before closing, whatever closes it. */
export const ModalDialog = ({ isOpen, onClose, children, ...frame }: ModalDialogProps) => {
  const { hasChanges, discard, collect } = useUnsavedChanges()
  const [isAsking, setAsking] = useState(false)
  const keepEditing = () => setAsking(false)
  return (
    <>
      <DialogFrame
        {...frame}
        isOpen={isOpen}
        hasChanges={hasChanges}
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
