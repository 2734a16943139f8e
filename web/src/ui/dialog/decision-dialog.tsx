import type { ReactNode } from 'react'
import { usePending } from '../../base/use-pending.ts'
import { Button } from '../button.tsx'
import { FormMessage, type Message } from '../form/form-message.tsx'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'

interface AlertDialogProps extends Pick<ModalDialogProps, 'onClose' | 'title' | 'children'> {
  /** The label of the button that leaves everything as it is. */
  keepLabel: string
  /** The button that does it; none if that is not possible now. */
  confirm: ReactNode
}

/** The frame of a dialog that confirms something irreversible. */
export const AlertDialog = ({ keepLabel, confirm, onClose, ...dialog }: AlertDialogProps) => (
  <ModalDialog
    {...dialog}
    isOpen
    role="alertdialog"
    onClose={onClose}
    actions={
      <>
        <Button look="quiet" onClick={onClose}>
          {keepLabel}
        </Button>
        {confirm}
      </>
    }
  />
)

interface DecisionDialogProps extends Pick<ModalDialogProps, 'onClose' | 'title' | 'children'> {
  confirmLabel: string
  keepLabel: string
  /** False until the cost is known, so that it cannot be confirmed unseen. */
  isReady: boolean
  /** The error of the last attempt. */
  message: Message | undefined
  /** Resolves to whether it succeeded; if not, the dialog stays open. */
  onConfirm: () => Promise<boolean>
  /** Called after success, when the dialog is closed. */
  onDone: () => void
}

/** Confirms an irreversible action, and stays open on failure. */
export const DecisionDialog = ({
  confirmLabel,
  keepLabel,
  isReady,
  message,
  onConfirm,
  onDone,
  onClose,
  title,
  children,
}: DecisionDialogProps) => {
  const { isPending, run } = usePending()
  const close = () => !isPending && onClose()
  const confirm = () =>
    run(async () => {
      if (!(await onConfirm())) return
      onClose()
      onDone()
    })
  return (
    <AlertDialog
      title={title}
      keepLabel={keepLabel}
      onClose={close}
      confirm={
        <Button isPending={isPending} look="danger" disabled={!isReady} onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
      <FormMessage message={message} />
    </AlertDialog>
  )
}
