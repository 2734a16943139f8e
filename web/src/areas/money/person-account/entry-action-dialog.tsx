import { ReasonInput } from '@academy/contract/base/fields'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { entryActions } from './api.ts'
import { personAccountTexts } from './texts.ts'

interface EntryActionDialogProps {
  call: Call
  accountId: number
  /** Undoes a payment or refund, or takes money from an invoice. */
  action: 'undo' | 'release'
  /** The payment, or the allocation. */
  entryId: number
  onDone: () => Promise<void>
  onClose: () => void
}

/** Asks for the reason, and says what follows. */
export const EntryActionDialog = ({
  call,
  accountId,
  action,
  entryId,
  onDone,
  onClose,
}: EntryActionDialogProps) => {
  const { reason: reasonLabel, ...both } = useTexts(personAccountTexts)
  const texts = both[action]
  const { field, frame } = useContractForm({
    schema: ReasonInput,
    send: async ({ reason }) => {
      await entryActions[action](call, accountId, entryId, reason)
      await onDone()
      onClose()
      showAlert('success', texts.done)
    },
  })
  return (
    <FormDialog onClose={onClose} title={texts.title} submitLabel={texts.now} {...frame}>
      <TextField label={reasonLabel} hint={texts.hint} required {...field('reason')} />
    </FormDialog>
  )
}
