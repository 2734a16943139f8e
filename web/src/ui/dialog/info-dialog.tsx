import '../button.css'
import { useTexts } from '../../base/i18n/texts.ts'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'
import { dialogTexts } from './texts.ts'

type InfoDialogProps = Pick<ModalDialogProps, 'isOpen' | 'onClose' | 'title' | 'children'>

/** A text to read, with one button. */
export const InfoDialog = ({ onClose, ...dialog }: InfoDialogProps) => {
  const texts = useTexts(dialogTexts)
  return (
    <ModalDialog
      {...dialog}
      closesOutside
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {texts.close}
        </button>
      }
    />
  )
}
