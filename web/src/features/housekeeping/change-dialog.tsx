import type { OfficeBooking } from '@academy/contract/housekeeping/schemas'
import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import { useEffect, useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { loadOffers } from './api.ts'
import { ChangeForm } from './change-form.tsx'
import { dialogTexts } from './dialog-texts.ts'
import { housekeepingTexts } from './texts.ts'

interface ChangeDialogProps {
  call: Call
  booking: OfficeBooking
  onChanged: () => void
  onClose: () => void
}

/** Other days, another room, other meals for somebody. */
export const ChangeDialog = ({ call, booking, onChanged, onClose }: ChangeDialogProps) => {
  const texts = useTexts(dialogTexts)
  const { changeOf } = useTexts(housekeepingTexts)
  const { offers, hasFailed, retry } = useOffers(call)
  const saved = () => {
    onChanged()
    onClose()
    showAlert('success', texts.saved)
  }
  return (
    <ModalDialog isOpen title={changeOf(booking.full_name)} onClose={onClose}>
      {offers && <ChangeForm call={call} booking={booking} offers={offers} onSaved={saved} />}
      {hasFailed && <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={retry} />}
      {!offers && !hasFailed && <SkeletonList label={texts.loading} />}
    </ModalDialog>
  )
}

const useOffers = (call: Call) => {
  const [offers, setOffers] = useState<LodgingOptions>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    let isWanted = true
    loadOffers(call).then(
      loaded => isWanted && setOffers(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [call, hasFailed])
  return { offers, hasFailed, retry: () => setFailed(false) }
}
