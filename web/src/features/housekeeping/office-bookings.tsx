import './bookings.css'
import '../../ui/text-button.css'
import type { OfficeBooking } from '@academy/contract/housekeeping/schemas'
import type { Invoice } from '@academy/contract/invoices/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../lib/api.ts'
import { formatMoney, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Excerpt } from '../../ui/excerpt/excerpt.tsx'
import { PersonCell } from '../../ui/table/person-cell.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import { VersionLinks } from '../../ui/version-link.tsx'
import { housekeepingTexts } from './texts.ts'

export interface OfficeBookingsProps {
  call: Call
  bookings: readonly OfficeBooking[]
  /** Renders the state of its invoice, with a link. */
  invoiceOf: (invoice: Invoice) => ReactNode
  onChange: (booking: OfficeBooking) => void
  onCancel: (booking: OfficeBooking) => void
}

const COMMENT_LENGTH = 60

/** All bookings, with the actions of the office. */
export const OfficeBookings = ({ call, bookings, invoiceOf, onChange, onCancel }: OfficeBookingsProps) => {
  const texts = useTexts(housekeepingTexts)
  const { columns } = texts
  return (
    <RecordTable
      caption={texts.bookings}
      rows={bookings}
      idOf={booking => booking.id}
      columns={[
        { title: columns.person, isHeading: true, cell: booking => <PersonCell {...booking} /> },
        { title: columns.stay, cell: booking => <Stay booking={booking} /> },
        {
          title: columns.room,
          cell: booking => (
            <div>
              <Board booking={booking} />
              <VersionLinks call={call} documents={booking.documents} />
            </div>
          ),
        },
        {
          title: columns.comment,
          cell: ({ comment, full_name }) =>
            comment && (
              <div className="booking-comment">
                <Excerpt text={comment} empty="" of={texts.comment(full_name)} length={COMMENT_LENGTH} />
              </div>
            ),
        },
        {
          title: columns.price,
          cell: booking => <Price booking={booking}>{booking.invoice && invoiceOf(booking.invoice)}</Price>,
        },
        {
          title: texts.actions,
          isTitleHidden: true,
          cell: booking =>
            booking.is_current && (
              <div className="booking-actions">
                <Action label={texts.change} of={texts.changeOf} booking={booking} onPress={onChange} />
                <Action label={texts.cancel} of={texts.cancelOf} booking={booking} onPress={onCancel} />
              </div>
            ),
        },
      ]}
    />
  )
}

const Stay = ({ booking }: { booking: OfficeBooking }) => {
  const texts = useTexts(housekeepingTexts)
  return (
    <div>
      <span className="booking-period">
        <TimePeriod start={booking.start_date} end={booking.end_date} />
      </span>
      <p className="booking-detail">{texts.nights(booking.nights)}</p>
      {booking.is_cancelled && <Badge tone="danger">{texts.cancelled}</Badge>}
    </div>
  )
}

const Board = ({ booking: { room_type, meal_type, diet } }: { booking: OfficeBooking }) => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  if (!room_type) return texts.elsewhere
  return (
    <div>
      <span className="booking-room">{nameIn(locale, room_type)}</span>
      <p className="booking-detail">
        {meal_type && diet ? `${nameIn(locale, meal_type)}, ${texts.diets[diet]}` : texts.noMeals}
      </p>
    </div>
  )
}

const Price = ({ booking, children }: { booking: OfficeBooking; children: ReactNode }) => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  return (
    <div className="booking-price">
      {booking.total_price > 0 ? formatMoney(booking.total_price, locale) : texts.noPrice}
      {children}
    </div>
  )
}

interface ActionProps {
  label: string
  /** Names the guest, for screen readers. */
  of: (name: string) => string
  booking: OfficeBooking
  onPress: (booking: OfficeBooking) => void
}

const Action = ({ label, of, booking, onPress }: ActionProps) => (
  <button
    type="button"
    className="text-button"
    aria-label={of(booking.full_name)}
    onClick={() => onPress(booking)}
  >
    {label}
  </button>
)
