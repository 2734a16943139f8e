import '../button.css'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PendingButton } from '../pending-button.tsx'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'
import { dialogTexts } from './texts.ts'

interface ConfirmDialogProps extends Pick<ModalDialogProps, 'isOpen' | 'onClose' | 'title' | 'children'> {
  /** The label of the button; "Yes" by default. */
  confirmLabel?: string
  /** For irreversible actions. */
  isDestructive?: boolean
  /** May be asynchronous: the dialog shows the progress and closes when done. */
  onConfirm: () => void | Promise<void>
}

/** Confirms an action. The children describe the consequences. */
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
          {/* The non-destructive button has the focus. */}
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
