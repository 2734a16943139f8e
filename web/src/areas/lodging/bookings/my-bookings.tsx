import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import { useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { BookingTable, type BookingTableProps } from './booking-table.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { lodgingTexts } from './list-texts.ts'

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
