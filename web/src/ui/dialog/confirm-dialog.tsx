import '../button.css'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { showAlert } from '../../base/alerts.ts'
import { explainReason } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { usePending } from '../../base/use-pending.ts'
import { FormMessage } from '../form/form-message.tsx'
import { PendingButton } from '../pending-button.tsx'
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx'
import { dialogTexts } from './texts.ts'

interface ConfirmDialogProps extends Pick<ModalDialogProps, 'isOpen' | 'onClose' | 'title' | 'children'> {
  /** The label of the button; "Yes" by default. */
  confirmLabel?: string
  /** For irreversible actions. */
  isDestructive?: boolean
  /** May be asynchronous: the dialog shows the progress and closes when done. If it rejects, it says why and stays open. */
  onConfirm: () => void | Promise<void>
}

/** Confirms an action. The children describe the consequences. */
export const ConfirmDialog = ({
  onClose,
  onConfirm,
  confirmLabel,
  isDestructive = false,
  children,
  ...dialog
}: ConfirmDialogProps) => {
  const texts = useTexts(dialogTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [reason, setReason] = useState<string>()
  const unread = useRef<string>(undefined)
  const isGone = useRef(false)
  // The data loaded after a refusal may lack what the dialog is about: then the page says why.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (unread.current !== undefined) showAlert('dangerDismiss', unread.current)
    }
  }, [])
  const explain = (text: string | undefined) => {
    setReason(text)
    unread.current = text
    if (isGone.current && text !== undefined) showAlert('dangerDismiss', text)
  }
  const close = () => {
    explain(undefined)
    onClose()
  }
  const cancel = () => !isPending && close()
  const confirm = () =>
    run(async () => {
      explain(undefined)
      try {
        await onConfirm()
        close()
      } catch (error) {
        explain(explainReason(error, locale))
      }
    })
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
    >
      {children}
      <FormMessage message={reason === undefined ? undefined : { tone: 'failure', text: reason }} />
    </ModalDialog>
  )
}
