import '../button.css'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PendingButton } from '../pending-button.tsx'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'
import { dialogTexts } from './texts.ts'

interface ConfirmDialogProps extends Pick<ModalDialogProps, 'isOpen' | 'onClose' | 'title' | 'children'> {
  /** What the button does, in a word or two; "Yes" unless told. */
  confirmLabel?: string
  /** For what cannot be taken back. */
  isDestructive?: boolean
  /** May take its time: the dialog shows it, and closes when it is done. */
  onConfirm: () => void | Promise<void>
}

/** Asks before something happens. The children say what will happen. */
export const ConfirmDialog = ({
  onClose,
  onConfirm,
  confirmLabel,
  isDestructive = false,
  ...dialog
}: ConfirmDialogProps) => {
  const texts = useTexts(dialogTexts)
  const [isPending, setPending] = useState(false)
  const cancel = () => !isPending && onClose()
  const confirm = async () => {
    setPending(true)
    try {
      await onConfirm()
    } finally {
      setPending(false)
      onClose()
    }
  }
  return (
    <ModalDialog
      {...dialog}
      role="alertdialog"
      onClose={cancel}
      actions={
        <>
          {/* The harmless answer has the focus. */}
          <Button className="button button-quiet" autoFocus onPress={cancel}>
            {texts.cancel}
          </Button>
          <PendingButton isPending={isPending} isDestructive={isDestructive} onClick={confirm}>
            {confirmLabel ?? texts.yes}
          </PendingButton>
        </>
      }
    />
  )
}
