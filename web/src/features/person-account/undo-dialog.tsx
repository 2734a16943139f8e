import * as contract from '@academy/contract/person-account/endpoints'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { undoEntry } from './api.ts'
import { accountTexts } from './texts.ts'

interface UndoDialogProps {
  call: Call
  accountId: number
  paymentId: number
  onDone: () => Promise<void>
  onClose: () => void
}

/** Undoes a payment or refund, with the reason. */
export const UndoDialog = ({ call, accountId, paymentId, onDone, onClose }: UndoDialogProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { field, frame } = useDialogForm({
    schema: contract.undoEntry.body,
    send: async ({ reason }) => {
      await undoEntry(call, accountId, paymentId, reason)
      await onDone()
      onClose()
      showAlert('success', texts.undoneNow)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.undoTitle}>
      <Form submitLabel={texts.undoNow} {...frame}>
        <TextField label={texts.reason} hint={texts.undoHint} required {...field('reason')} />
      </Form>
    </ModalDialog>
  )
}
