import { useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTexts } from '../../base/i18n/texts.ts'
import { Button, buttonClass } from '../button.tsx'
import { Frame, type FrameProps } from './dialog-frame.tsx'
import { focusIfOutside } from './focus-if-lost.ts'
import { dialogTexts } from './texts.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'

interface DiscardQuestionProps {
  isOpen: boolean
  onKeepEditing: () => void
  onDiscard: () => void
}

/** Confirms discarding the changes in a dialog. */
export const DiscardQuestion = ({ isOpen, onKeepEditing, onDiscard }: DiscardQuestionProps) => {
  const texts = useTexts(dialogTexts)
  return (
    <Frame
      isOpen={isOpen}
      role="alertdialog"
      title={texts.discardTitle}
      onClose={onKeepEditing}
      actions={
        <>
          <Button look="quiet" onClick={onDiscard}>
            {texts.discard}
          </Button>
          {/* The non-destructive button has the focus. */}
          <AriaButton className={buttonClass()} autoFocus onPress={onKeepEditing}>
            {texts.keepEditing}
          </AriaButton>
        </>
      }
    >
      <p>{texts.discardText}</p>
    </Frame>
  )
}

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
