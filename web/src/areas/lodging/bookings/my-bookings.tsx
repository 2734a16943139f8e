import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import { type ReactNode, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { type RecordColumn, RecordTable } from '../../../ui/table/record-table.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { VersionLinks } from '../../site/documents/document-links.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { lodgingTexts } from './list-texts.ts'
import { formatPeriod } from './nights.ts'
import './booking-table.css'

interface BookingTableProps {
  call: Call
  caption: string
  bookings: readonly Booking[]
  /** Renders an invoice, provided by another feature. */
  invoiceOf: (invoice: NonNullable<Booking['invoice']>) => ReactNode
  onCancel: (booking: Booking) => void
  onChange: (booking: Booking) => void
}

const BookingTable = ({ call, caption, bookings, invoiceOf, onCancel, onChange }: BookingTableProps) => {
  const texts = useTexts(lodgingTexts)
  const { columns: titles } = texts
  const columns: RecordColumn<Booking>[] = [
    { title: titles.period, isHeading: true, cell: booking => <Period booking={booking} /> },
    {
      title: titles.stay,
      cell: booking => (
        <>
          <RoomAndMeals booking={booking} />
          <VersionLinks call={call} documents={booking.documents} />
        </>
      ),
    },
    { title: titles.total, isNumber: true, cell: booking => <Total booking={booking} /> },
    { title: titles.invoice, cell: ({ invoice }) => (invoice ? invoiceOf(invoice) : texts.noInvoice) },
    {
      title: titles.actions,
      isTitleHidden: true,
      cell: booking => (
        <div className="lodging-actions">
          {booking.is_current && (
            <TextButton aria-label={texts.changeOf(formatPeriod(booking))} onClick={() => onChange(booking)}>
              {texts.change}
            </TextButton>
          )}
          {booking.cancellation && (
            <TextButton
              look="danger-text"
              aria-label={texts.cancelOf(formatPeriod(booking))}
              onClick={() => onCancel(booking)}
            >
              {texts.cancel}
            </TextButton>
          )}
        </div>
      ),
    },
  ]
  return (
    <div className="lodging-bookings">
      <RecordTable caption={caption} columns={columns} rows={bookings} idOf={({ id }) => id} />
    </div>
  )
}

const Period = ({ booking: { start_date, end_date, nights, is_cancelled } }: { booking: Booking }) => {
  const texts = useTexts(lodgingTexts)
  return (
    <>
      <TimePeriod start={start_date} end={end_date} />
      <span className="lodging-nights">{texts.nights(nights)}</span>
      {is_cancelled && <Badge tone="quiet">{texts.cancelled}</Badge>}
    </>
  )
}

const RoomAndMeals = ({ booking }: { booking: Booking }) => {
  const { room_type, meal_type, comment, allergies } = booking
  const texts = useTexts(lodgingTexts)
  const locale = useLocale()
  return (
    <>
      <p>{room_type ? nameIn(locale, room_type) : texts.ownLodging}</p>
      {room_type && (
        <p>
          {meal_type ? nameIn(locale, meal_type) : texts.noMeals}
          {meal_type && `, ${dietText(locale, booking)}`}
        </p>
      )}
      {meal_type && allergies && booking.is_current && (
        <p className="lodging-comment">{texts.allergies(allergies)}</p>
      )}
      {comment && <p className="lodging-comment">{comment}</p>}
    </>
  )
}

const Total = ({ booking: { total_price, change_fee } }: { booking: Booking }) => {
  const { noCost, includesFee } = useTexts(lodgingTexts)
  const locale = useLocale()
  if (total_price === 0) return noCost
  return (
    <>
      {formatAmount(total_price, locale)}
      {change_fee > 0 && <p className="lodging-comment">{includesFee(formatAmount(change_fee, locale))}</p>}
    </>
  )
}

interface MyBookingsProps extends Pick<BookingTableProps, 'invoiceOf' | 'onChange'> {
  call: Call
  bookings: readonly Booking[]
  canBook: boolean
  /** A booking was cancelled: reload the list. */
  onChanged: () => Promise<void>
}

/** The user's bookings: upcoming ones, then past and cancelled ones. */
export const MyBookings = ({ call, bookings, canBook, invoiceOf, onChange, onChanged }: MyBookingsProps) => {
  const texts = useTexts(lodgingTexts)
  const [cancelled, askToCancel] = useState<Booking>()
  const heading = useRef<HTMLHeadingElement>(null)
  const refresh = async () => {
    await onChanged()
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  const current = bookings.filter(({ is_current }) => is_current)
  const previous = bookings.filter(({ is_current }) => !is_current)
  const columns = { call, invoiceOf, onChange, onCancel: askToCancel }
  return (
    <>
      <section className="user-section">
        <h2 ref={heading} tabIndex={-1}>
          {texts.current}
        </h2>
        {current.length > 0 ? (
          <BookingTable caption={texts.current} bookings={current} {...columns} />
        ) : (
          <p className="user-quiet">{canBook ? texts.noneYet : texts.none}</p>
        )}
      </section>
      {previous.length > 0 && (
        <section className="user-section">
          <h2>{texts.previous}</h2>
          <BookingTable caption={texts.previous} bookings={previous} {...columns} />
        </section>
      )}
      {cancelled && (
        <CancelDialog
          call={call}
          booking={cancelled}
          onCancelled={() => void refresh()}
          onOutdated={() => void onChanged()}
          onClose={() => askToCancel(undefined)}
        />
      )}
    </>
  )
}
