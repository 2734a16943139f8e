import '../../ui/table/found-records.css'
import '../../ui/text-button.css'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { BookingFilter, BookingPage } from './api.ts'
import { OfficeBookings, type OfficeBookingsProps } from './office-bookings.tsx'
import { housekeepingTexts } from './texts.ts'

interface FoundBookingsProps extends Omit<OfficeBookingsProps, 'bookings'> {
  found: BookingPage
  filter: BookingFilter
  /** The next page is loading. */
  isLoading: boolean
  onShowAll: () => void
}

/** The number of matches, then one page of them. */
export const FoundBookings = ({ found, filter, isLoading, onShowAll, ...actions }: FoundBookingsProps) => {
  const texts = useTexts(housekeepingTexts)
  const { bookings, total } = found
  const isFiltered = filter.search !== '' || filter.night !== ''
  return (
    <div className="found-records found-bookings" aria-busy={isLoading}>
      <p role="status">
        {total > 0 && (filter.night ? texts.foundIn(total, formatDay(filter.night)) : texts.found(total))}
        {total === 0 && (isFiltered ? texts.nothingFound : texts.noneYet)}
      </p>
      {isFiltered && (
        <button type="button" className="text-button" onClick={onShowAll}>
          {texts.showAll}
        </button>
      )}
      {bookings.length > 0 && <OfficeBookings bookings={bookings} {...actions} />}
    </div>
  )
}
