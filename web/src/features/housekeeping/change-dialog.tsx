import type { OfficeBooking } from '@academy/contract/housekeeping/schemas'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useLoadedData } from '../../lib/use-data.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { offersQuery } from './api.ts'
import { ChangeForm } from './change-form.tsx'
import { dialogTexts } from './dialog-texts.ts'
import { housekeepingTexts } from './texts.ts'

interface ChangeDialogProps {
  call: Call
  booking: OfficeBooking
  onChanged: () => void
  onClose: () => void
}

/** Changes days, room or meals of a booking. */
export const ChangeDialog = ({ call, booking, onChanged, onClose }: ChangeDialogProps) => {
  const texts = useTexts(dialogTexts)
  const { changeOf } = useTexts(housekeepingTexts)
  const { found: offers, hasFailed, reload } = useLoadedData(offersQuery(call))
  const saved = () => {
    onChanged()
    onClose()
    showAlert('success', texts.saved)
  }
  return (
    <ModalDialog isOpen title={changeOf(booking.full_name)} onClose={onClose}>
      {offers && <ChangeForm call={call} booking={booking} offers={offers} onSaved={saved} />}
      {hasFailed && <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!offers && !hasFailed && <SkeletonList label={texts.loading} />}
    </ModalDialog>
  )
}
