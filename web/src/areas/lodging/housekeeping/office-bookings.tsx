import './bookings.css'
import {
  BOOKINGS_PER_PAGE,
  BookingSort,
  type OfficeBooking,
} from '@academy/contract/lodging/housekeeping/schemas'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount, formatDay, formatDayOfWeek, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { personColumn } from '../../../ui/office-table/usual-columns.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { VersionLinks } from '../../site/documents/document-links.tsx'
import type { BookingPage } from './api.ts'
import { housekeepingTexts } from './texts.ts'

interface Actions {
  call: Call
  /** Renders the state of its invoice, with a link. */
  invoiceOf: (invoice: Invoice) => ReactNode
  onChange: (booking: OfficeBooking) => void
  onCancel: (booking: OfficeBooking) => void
}

interface OfficeBookingsProps extends Actions {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: BookingPage | undefined
  placeholder: ReactNode
  isLoading: boolean
  /** The view, with the filters `night` and `cancelled`. */
  state: TableState
  /** The nights of the academy, and the chosen one. */
  nights: readonly string[]
  night: string | undefined
  loadAll: () => Promise<readonly OfficeBooking[]>
}

const COMMENT_LENGTH = 60

/** All bookings, with the actions of the office. */
export const OfficeBookings = ({
  found,
  placeholder,
  state,
  nights,
  night,
  ...props
}: OfficeBookingsProps) => {
  const texts = useTexts(housekeepingTexts)
  const { bookings = [], total = 0 } = found ?? {}
  return (
    <OfficeTable
      id="bookings"
      caption={texts.bookings}
      rows={bookings}
      idOf={({ id }) => id}
      columns={useColumns(props)}
      filters={useFilters(nights)}
      state={state}
      searchHint={texts.searchHint}
      empty={texts.noneYet}
      nothingFound={texts.nothingFound}
      summary={night ? texts.foundIn(total, formatDay(night)) : texts.found(total)}
      server={{
        total,
        perPage: BOOKINGS_PER_PAGE,
        sortable: BookingSort.options,
        isLoading: props.isLoading,
        placeholder: found ? undefined : placeholder,
        loadAll: props.loadAll,
      }}
    />
  )
}

const useFilters = (nights: readonly string[]): TableFilter<OfficeBooking>[] => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  return [
    {
      id: 'night',
      label: texts.nightFilter,
      all: texts.everyNight,
      options: nights.map(night => ({ value: night, label: texts.nightOf(formatDayOfWeek(night, locale)) })),
    },
    { id: 'cancelled', isSwitch: true, isWidening: true, label: texts.withCancelled },
  ]
}

const useColumns = ({ call, invoiceOf, onChange, onCancel }: Actions): TableColumn<OfficeBooking>[] => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  const { columns } = texts
  const nameOf = (option: OfficeBooking['room_type']) => (option ? nameIn(locale, option) : null)
  return [
    { ...personColumn(columns), isHeading: true },
    {
      id: 'stay',
      title: columns.stay,
      day: booking => booking.start_date,
      files: [
        { title: columns.arrival, day: booking => booking.start_date },
        { title: columns.departure, day: booking => booking.end_date },
        { title: columns.nights, number: booking => booking.nights },
        { title: columns.state, text: one => (one.is_cancelled ? texts.cancelled : texts.booked) },
      ],
      cell: booking => <Stay booking={booking} />,
    },
    {
      id: 'room',
      title: columns.room,
      text: booking => nameOf(booking.room_type) ?? texts.elsewhere,
      files: [
        { title: columns.room, text: booking => nameOf(booking.room_type) },
        { title: columns.meals, text: booking => nameOf(booking.meal_type) },
        { title: columns.diet, text: booking => dietText(locale, booking) },
        { title: columns.allergies, text: ({ allergies }) => allergies },
      ],
      cell: booking => <Board booking={booking} />,
    },
    {
      id: 'comment',
      title: columns.comment,
      text: booking => booking.comment,
      cell: ({ comment, full_name }) =>
        comment && <Excerpt text={comment} empty="" of={texts.comment(full_name)} length={COMMENT_LENGTH} />,
    },
    {
      id: 'price',
      title: columns.price,
      number: booking => booking.total_price,
      isMoney: true,
      files: [
        { title: columns.price, number: booking => booking.total_price, isMoney: true },
        { title: columns.invoice, text: ({ invoice }) => invoice?.invoice_number ?? null },
        { title: columns.open, number: ({ invoice }) => invoice?.outstanding_amount ?? null, isMoney: true },
      ],
      cell: booking => <Price booking={booking}>{booking.invoice && invoiceOf(booking.invoice)}</Price>,
    },
    {
      id: 'terms',
      title: columns.terms,
      isHiddenAtFirst: true,
      text: ({ documents }) => documents.map(one => formatDay(one.valid_from)).join(', '),
      cell: ({ documents }) => documents.length > 0 && <VersionLinks call={call} documents={documents} />,
    },
    {
      id: 'actions',
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
  ]
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

const Board = ({ booking }: { booking: OfficeBooking }) => {
  const { room_type, meal_type } = booking
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  if (!room_type) return texts.elsewhere
  return (
    <div>
      <span className="booking-room">{nameIn(locale, room_type)}</span>
      <p className="booking-detail">
        {meal_type ? `${nameIn(locale, meal_type)}, ${dietText(locale, booking)}` : texts.noMeals}
      </p>
    </div>
  )
}

const Price = ({ booking, children }: { booking: OfficeBooking; children: ReactNode }) => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  return (
    <div className="booking-price">
      {booking.total_price > 0 ? formatAmount(booking.total_price, locale) : texts.noPrice}
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
  <TextButton aria-label={of(booking.full_name)} onClick={() => onPress(booking)}>
    {label}
  </TextButton>
)
