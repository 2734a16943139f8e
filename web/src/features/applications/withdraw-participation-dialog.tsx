import '../../ui/button.css'
import type { Application } from '@academy/contract/applications'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTitle } from './use-title.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalCost } from './withdrawal-cost.tsx'
import { withdrawalTexts } from './withdrawal-texts.ts'

interface Props {
  call: Call
  application: Application
  /** The place is given back. */
  onGone: () => void
  onClose: () => void
}

/** Asks before somebody gives up a place, and says what it costs today: that, and no more, is charged. */
export const WithdrawParticipationDialog = ({ call, application, onGone, onClose }: Props) => {
  const texts = useTexts(withdrawalTexts)
  const title = useTitle()(application.masterclass)
  const { withdrawal, message, giveUp } = useWithdrawal(call, application.id)
  const [isPending, setPending] = useState(false)
  const close = () => !isPending && onClose()
  const confirm = async () => {
    setPending(true)
    const isGone = await giveUp()
    setPending(false)
    if (!isGone) return
    onClose()
    onGone()
    showAlert('success', texts.done)
  }
  return (
    <ModalDialog
      isOpen
      role="alertdialog"
      title={texts.question}
      onClose={close}
      actions={
        <>
          <button type="button" className="button button-quiet" onClick={close}>
            {texts.cancel}
          </button>
          <PendingButton isPending={isPending} isDestructive disabled={!withdrawal} onClick={confirm}>
            {texts.confirm}
          </PendingButton>
        </>
      }
    >
      <p>{texts.place(title)}</p>
      {withdrawal ? (
        <WithdrawalCost withdrawal={withdrawal} />
      ) : (
        !message && (
          <p>
            <Spinner label={texts.loading} />
          </p>
        )
      )}
      <FormMessage message={message} />
    </ModalDialog>
  )
}
