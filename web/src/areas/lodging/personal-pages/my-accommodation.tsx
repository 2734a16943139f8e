import './my-accommodation.css'
import '../../../base/pages/user-section.css'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { ListPage, ListPageLoading } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'
import { WarningList } from '../../admission/warnings/warning-list.tsx'
import { stayWarnings, unsurePlace } from '../../admission/warnings/warnings.ts'
import { UnverifiedNote } from '../../messages/mails/unverified-note.tsx'
import { InvoiceActions } from '../../money/invoices/invoice-actions.tsx'
import { InvoiceBadge } from '../../money/invoices/invoice-line.tsx'
import { ArrivalNotes } from '../../people/personal-pages/arrival-notes.tsx'
import { lodgingTexts } from '../bookings/list-texts.ts'
import { LodgingInfo } from '../bookings/lodging-info.tsx'
import { MyBookings } from '../bookings/my-bookings.tsx'
import { draftedStep } from '../bookings/wizard.ts'
import { useAccommodation } from './accommodation-data.ts'
import { RequireGenderDialog } from './require-gender-dialog.tsx'

// Whoever only looks at the bookings loads no form.
const AccommodationBooking = later(
  async () => (await import('./accommodation-booking.tsx')).AccommodationBooking,
  { Waiting: ListPageLoading },
)
const ChangeBooking = later(async () => (await import('./change-booking.tsx')).ChangeBooking, {
  Waiting: WaitingDialog,
})

const route = getRouteApi('/user/acomodation')

/** Bed and meals: existing bookings, and the booking wizard. The URL says which is shown. */
export const MyAccommodation = () => {
  const { call } = route.useRouteContext()
  const { options, profile, today } = useAccommodation(call)
  const { step } = route.useSearch()
  const canBook = options !== null && today < options.end_date
  const isBooking = canBook && step !== undefined
  const navigate = useNavigate({ from: paths.MyAcomodation })
  if (isBooking && profile.gender)
    return (
      <AccommodationBooking
        options={options}
        wanted={step}
        onClose={() => void navigate({ search: {}, replace: true })}
      />
    )
  return <Bookings canBook={canBook} asksGender={isBooking} />
}

const Bookings = ({ canBook, asksGender }: { canBook: boolean; asksGender: boolean }) => {
  const texts = useTexts(lodgingTexts)
  const { call } = route.useRouteContext()
  const { options, applications, bookings, today, details } = useAccommodation(call)
  const member = useMember()
  const refresh = useRefresh()
  // With a current booking, the list comes before the introduction.
  const booked = bookings.filter(({ is_current }) => is_current)
  const hasBooked = booked.length > 0
  const [changedId, change] = useState<number>()
  const changed = bookings.find(({ id }) => id === changedId)
  const waits = unsurePlace(applications, today)
  const hasNoPlace = waits === 'waitingList' || waits === 'nothing'
  const info = options && <LodgingInfo options={options} today={today} hasNoPlace={hasNoPlace} />
  const begun = options ? draftedStep(member.id, options) : undefined
  return (
    <ListPage
      path={paths.MyAcomodation}
      action={
        canBook && (
          <ButtonLink to={paths.MyAcomodation} search={{ step: begun ?? 'dates' }}>
            {begun ? texts.goOn : texts.add}
          </ButtonLink>
        )
      }
    >
      <UnverifiedNote />
      <ArrivalNotes call={call} details={details} />
      {!options && <p className="user-quiet">{texts.noAcademy}</p>}
      {options && !canBook && <p className="user-quiet">{texts.closed}</p>}
      <WarningList warnings={stayWarnings(applications, booked, today)} />
      {!hasBooked && info}
      <MyBookings
        call={call}
        bookings={bookings}
        canBook={canBook}
        onChanged={refresh}
        onChange={({ id }) => change(id)}
        invoiceOf={invoice => (
          <div className="accommodation-invoice">
            <InvoiceBadge invoice={invoice} />
            <InvoiceActions invoice={invoice} />
          </div>
        )}
      />
      {hasBooked && info}
      {changed && options && (
        <ChangeBooking
          call={call}
          booking={changed}
          options={options}
          today={today}
          onChanged={refresh}
          onClose={() => change(undefined)}
        />
      )}
      <RequireGenderDialog isOpen={asksGender} />
    </ListPage>
  )
}
