import { usePending } from '../../base/use-pending.ts'
import { FormMessage, type Message } from '../form/form-message.tsx'
import { PendingButton } from '../pending-button.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import type { ModalDialogProps } from './modal-dialog.tsx'

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
        <PendingButton isPending={isPending} isDestructive disabled={!isReady} onClick={confirm}>
          {confirmLabel}
        </PendingButton>
      }
    >
      {children}
      <FormMessage message={message} />
    </AlertDialog>
  )
}
