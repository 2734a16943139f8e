import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import type { ReactNode } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { changeBooking, lodgingOptionsQuery } from './api.ts'
import { type Booked, BookForm } from './book-form.tsx'
import { bookTexts } from './book-texts.ts'
import { dialogTexts } from './dialog-texts.ts'
import { PricePreview } from './price-preview.tsx'
import { StayFields } from './stay-fields.tsx'
import { housekeepingTexts } from './texts.ts'
import { typedStay, useStayForm } from './use-stay-form.ts'

interface ChangeFormProps {
  call: Call
  booking: OfficeBooking
  options: LodgingOptions
  onSaved: () => void
}

const ChangeForm = ({ call, booking, options, onSaved }: ChangeFormProps) => {
  const texts = useTexts(dialogTexts)
  const stay = useStayForm({
    draft: `booking:${booking.id}`,
    options,
    hasNeedsConsent: booking.has_needs_consent,
    isOffice: true,
    known: { ...typedStay(booking), is_free: booking.is_free },
    send: async ({ told_terms, terms_version_id, is_free, ...choice }) => {
      await changeBooking(call, booking.id, choice)
      onSaved()
    },
  })
  return (
    <Form submitLabel={texts.save} {...stay.frame}>
      <StayFields stay={stay} options={options}>
        <PricePreview booking={booking} chosen={stay.chosen} options={options} />
      </StayFields>
    </Form>
  )
}

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
      {options => <ChangeForm call={call} booking={booking} options={options} onSaved={done} />}
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
      {options => <BookForm call={call} person={person} options={options} onSaved={done} />}
    </StayDialog>
  )
}

interface StayDialogProps {
  call: Call
  title: string
  onClose: () => void
  children: (options: LodgingOptions) => ReactNode
}

/** Loads what can be booked. */
const StayDialog = ({ call, title, onClose, children }: StayDialogProps) => {
  const texts = useTexts(dialogTexts)
  const { found: options, hasFailed, reload } = useLoadedData(lodgingOptionsQuery(call))
  return (
    <Dialog title={title} onClose={onClose}>
      {options && children(options)}
      {hasFailed && <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!options && !hasFailed && <SkeletonList label={texts.loading} />}
    </Dialog>
  )
}
