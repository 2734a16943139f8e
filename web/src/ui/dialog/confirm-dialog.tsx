import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { showAlert } from '../../base/alerts.ts'
import { explainReason } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { usePending } from '../../base/use-pending.ts'
import { Button, type ButtonLook, buttonClass } from '../button.tsx'
import { FormMessage } from '../form/form-message.tsx'
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
          <AriaButton className={buttonClass('quiet')} autoFocus onPress={cancel}>
            {texts.cancel}
          </AriaButton>
          <Button isPending={isPending} look={isDestructive ? 'danger' : 'default'} onClick={confirm}>
            {confirmLabel ?? texts.yes}
          </Button>
        </>
      }
    >
      {children}
      <FormMessage message={reason === undefined ? undefined : { tone: 'failure', text: reason }} />
    </ModalDialog>
  )
}

interface AskedButtonProps {
  label: string
  look: ButtonLook
  title: string
  confirmLabel: string
  isDestructive?: boolean
  /** Returns what to say afterwards. */
  act: () => Promise<string>
  onChanged: () => Promise<void>
  /** Describes the consequences. */
  children: ReactNode
}

/** A button that asks before it acts, and says afterwards what has happened. */
export const AskedButton = ({ label, look, act, onChanged, ...dialog }: AskedButtonProps) => {
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    try {
      showAlert('successDismiss', await act())
    } finally {
      // Also after a refusal: somebody else may have been faster.
      await onChanged()
    }
  }
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={confirm} {...dialog} />
    </>
  )
}

type InfoDialogProps = Pick<ModalDialogProps, 'isOpen' | 'onClose' | 'title' | 'children'>

/** A text to read, with one button. */
export const InfoDialog = ({ onClose, ...dialog }: InfoDialogProps) => {
  const texts = useTexts(dialogTexts)
  return (
    <ModalDialog
      {...dialog}
      closesOutside
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    />
  )
}
