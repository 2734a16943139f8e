import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { announceEvening, deleteEvening } from './api.ts'
import { planningDialogTexts } from './dialog-texts.ts'
import { invoicesToCome, type PlannedEvening } from './evenings.ts'
import { useEveningName } from './use-evening-name.ts'

interface QuestionProps {
  call: Call
  evening: PlannedEvening
  onChanged: () => Promise<void>
  onClose: () => void
}

interface AnnounceProps extends QuestionProps {
  /** Per recording, in euros. */
  fee: number
}

/** Confirms the announcement, with the number of mails. */
export const AnnounceDialog = ({ call, evening, fee, onChanged, onClose }: AnnounceProps) => {
  const { announce: texts } = useTexts(planningDialogTexts)
  const name = useEveningName()(evening)
  const showUnsaved = useSaveFailure()
  const invoices = invoicesToCome(evening.requests, fee)
  const announce = async () => {
    try {
      showAlert('success', texts.done(await announceEvening(call, evening.id)))
    } catch (error) {
      showUnsaved(error)
    }
    await onChanged()
  }
  return (
    <ConfirmDialog
      isOpen
      title={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={announce}
      onClose={onClose}
    >
      <p>{name}</p>
      <p>{texts.mails(evening.to_notify)}</p>
      {invoices > 0 && <p>{texts.invoices(invoices)}</p>}
    </ConfirmDialog>
  )
}

export const DeleteDialog = ({ call, evening, onChanged, onClose }: QuestionProps) => {
  const { remove: texts } = useTexts(planningDialogTexts)
  const name = useEveningName()(evening)
  const showUnsaved = useSaveFailure()
  const remove = async () => {
    try {
      await deleteEvening(call, evening.id)
      showAlert('success', texts.done)
    } catch (error) {
      showUnsaved(error)
    }
    await onChanged()
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.text(name)}</p>
    </ConfirmDialog>
  )
}
