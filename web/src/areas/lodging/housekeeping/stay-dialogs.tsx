import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import type { ReactNode } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { offersQuery } from './api.ts'
import { type Booked, BookForm } from './book-form.tsx'
import { bookTexts } from './book-texts.ts'
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
  const { saved } = useTexts(dialogTexts)
  const { changeOf } = useTexts(housekeepingTexts)
  const done = () => {
    onChanged()
    onClose()
    showAlert('success', saved)
  }
  return (
    <StayDialog call={call} title={changeOf(booking.full_name)} onClose={onClose}>
      {offers => <ChangeForm call={call} booking={booking} offers={offers} onSaved={done} />}
    </StayDialog>
  )
}

interface BookDialogProps {
  call: Call
  person: Booked
  onBooked: () => void
  onClose: () => void
}

/** Books a stay for a person. */
export const BookDialog = ({ call, person, onBooked, onClose }: BookDialogProps) => {
  const texts = useTexts(bookTexts)
  const done = () => {
    onBooked()
    onClose()
    showAlert('success', (person.getsMail ? texts.booked : texts.bookedUnconfirmed)(person.name))
  }
  return (
    <StayDialog call={call} title={texts.title(person.name)} onClose={onClose}>
      {offers => <BookForm call={call} person={person} offers={offers} onSaved={done} />}
    </StayDialog>
  )
}

interface StayDialogProps {
  call: Call
  title: string
  onClose: () => void
  children: (offers: LodgingOptions) => ReactNode
}

/** Loads what can be booked. */
const StayDialog = ({ call, title, onClose, children }: StayDialogProps) => {
  const texts = useTexts(dialogTexts)
  const { found: offers, hasFailed, reload } = useLoadedData(offersQuery(call))
  return (
    <ModalDialog isOpen title={title} onClose={onClose}>
      {offers && children(offers)}
      {hasFailed && <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!offers && !hasFailed && <SkeletonList label={texts.loading} />}
    </ModalDialog>
  )
}
