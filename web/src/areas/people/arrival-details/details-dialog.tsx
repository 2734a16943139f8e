import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { changeDetails, loadDetails } from './api.ts'
import { DetailsForm } from './details-form.tsx'
import { arrivalTexts } from './texts.ts'

interface DetailsDialogProps {
  call: Call
  details: ArrivalDetails
  isOpen: boolean
  /** Reloads the data. */
  onChanged: () => Promise<void>
  onClose: () => void
}

export const DetailsDialog = ({ call, details, isOpen, onChanged, onClose }: DetailsDialogProps) => {
  const texts = useTexts(arrivalTexts)
  const saved = async () => {
    await onChanged()
    onClose()
    showAlert('success', texts.saved)
  }
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} title={texts.editTitle}>
      <DetailsForm
        draft="arrival-details"
        details={details}
        save={body => changeDetails(call, body)}
        loadNewest={() => loadDetails(call)}
        onSaved={saved}
      />
    </ModalDialog>
  )
}
