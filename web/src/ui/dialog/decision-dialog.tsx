import '../button.css'
import { usePending } from '../../lib/use-pending.ts'
import { FormMessage, type Message } from '../form/form-message.tsx'
import { PendingButton } from '../pending-button.tsx'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'

interface DecisionDialogProps extends Pick<ModalDialogProps, 'onClose' | 'title' | 'children'> {
  confirmLabel: string
  keepLabel: string
  /** Until what it costs is known, nobody can agree to it. */
  isReady: boolean
  /** What went wrong with the last attempt. */
  message: Message | undefined
  /** Says whether it is done; if not, the dialog stays. */
  onConfirm: () => Promise<boolean>
  /** It is done, and the dialog is closed. */
  onDone: () => void
}

/** Asks before something that cannot be taken back, and stays when it fails. */
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
    <ModalDialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={close}
      actions={
        <>
          <button type="button" className="button button-quiet" onClick={close}>
            {keepLabel}
          </button>
          <PendingButton isPending={isPending} isDestructive disabled={!isReady} onClick={confirm}>
            {confirmLabel}
          </PendingButton>
        </>
      }
    >
      {children}
      <FormMessage message={message} />
    </ModalDialog>
  )
}
