import './my-accommodation.css'
import './my-masterclasses.css'
import '../../ui/button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DownloadLink } from '../../features/invoices/download-link.tsx'
import { InvoiceBadge } from '../../features/invoices/invoice-badge.tsx'
import { draftedStep } from '../../features/lodging/booking-draft.ts'
import { lodgingTexts } from '../../features/lodging/list-texts.ts'
import { LodgingInfo } from '../../features/lodging/lodging-info.tsx'
import { MyBookings } from '../../features/lodging/my-bookings.tsx'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { paths } from '../paths.ts'
import { AccommodationBooking } from './accommodation-booking.tsx'
import { GenderFirst } from './gender-first.tsx'
import { useMember } from './member.ts'
import { useReload } from './profile-saved.ts'
import { userTexts } from './texts.ts'

const route = getRouteApi('/user/acomodation')

/** Bed and meals: what is booked, and the way to book. The address says whether somebody is booking. */
export const MyAccommodation = () => {
  const { options, profile, today } = route.useLoaderData()
  const { step } = route.useSearch()
  const canBook = options !== null && today < options.end_date
  const isBooking = canBook && step !== undefined
  if (isBooking && profile.gender) return <AccommodationBooking options={options} wanted={step} />
  return <Bookings canBook={canBook} asksGender={isBooking} />
}

const Bookings = ({ canBook, asksGender }: { canBook: boolean; asksGender: boolean }) => {
  const texts = useTexts(lodgingTexts)
  const { call } = route.useRouteContext()
  const { options, bookings, today } = route.useLoaderData()
  const member = useMember()
  const reload = useReload()
  // Whoever has booked comes to see that, and has read the rest.
  const hasBooked = bookings.some(({ is_current }) => is_current)
  const info = options && <LodgingInfo options={options} today={today} />
  const begun = options ? draftedStep(member.id, options) : undefined
  return (
    <Page
      action={
        canBook && (
          <Link className="button" to={paths.MyAcomodation} search={{ step: begun ?? 'dates' }}>
            {begun ? texts.goOn : texts.add}
          </Link>
        )
      }
    >
      {!options && <p className="user-quiet">{texts.noAcademy}</p>}
      {options && !canBook && <p className="user-quiet">{texts.closed}</p>}
      {!hasBooked && info}
      <MyBookings
        call={call}
        bookings={bookings}
        canBook={canBook}
        onChanged={reload}
        invoiceOf={invoice => (
          <div className="accommodation-invoice">
            <InvoiceBadge invoice={invoice} />
            <DownloadLink invoice={invoice} />
          </div>
        )}
      />
      {hasBooked && info}
      <GenderFirst isOpen={asksGender} />
    </Page>
  )
}

const Page = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <>
    <header className="accommodation-header">
      <h1>{useTexts(userTexts).items.accommodation.long}</h1>
      {action}
    </header>
    {children}
  </>
)

export const MyAccommodationLoading = () => (
  <Page>
    <SkeletonList label={useTexts(lodgingTexts).loading} />
  </Page>
)

export const MyAccommodationFailure = () => {
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const reload = useReload()
  return (
    <Page>
      <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={() => void reload()} />
    </Page>
  )
}
