import '../button.css'
import { Button } from 'react-aria-components/Button'
import { useTexts } from '../../base/i18n/texts.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { dialogTexts } from './texts.ts'

interface DiscardQuestionProps {
  isOpen: boolean
  onKeepEditing: () => void
  onDiscard: () => void
}

/** Confirms discarding the changes in a dialog. */
export const DiscardQuestion = ({ isOpen, onKeepEditing, onDiscard }: DiscardQuestionProps) => {
  const texts = useTexts(dialogTexts)
  return (
    <DialogFrame
      isOpen={isOpen}
      role="alertdialog"
      title={texts.discardTitle}
      onClose={onKeepEditing}
      actions={
        <>
          <button type="button" className="button button-quiet" onClick={onDiscard}>
            {texts.discard}
          </button>
          {/* The non-destructive button has the focus. */}
          <Button className="button" autoFocus onPress={onKeepEditing}>
            {texts.keepEditing}
          </Button>
        </>
      }
    >
      <p>{texts.discardText}</p>
    </DialogFrame>
  )
}
