import { BOOKINGS_PER_PAGE, type OfficeBooking } from '@academy/contract/housekeeping/schemas'
import type { Invoice } from '@academy/contract/invoices/schemas'
import { useCallback, useState } from 'react'
import { bookingsQuery, exportBookings } from '../../../features/housekeeping/api.ts'
import { BookingSearch } from '../../../features/housekeeping/booking-search.tsx'
import { CancelDialog } from '../../../features/housekeeping/cancel-dialog.tsx'
import { ChangeDialog } from '../../../features/housekeeping/change-dialog.tsx'
import { FoundBookings } from '../../../features/housekeeping/found-bookings.tsx'
import { housekeepingTexts } from '../../../features/housekeeping/texts.ts'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useLoadedData } from '../../../lib/use-data.ts'
import { ExportButton } from '../../../ui/export-button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Pager } from '../../../ui/pager/pager.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { InvoiceLine } from '../dashboard/invoice-line.tsx'
import { InvoiceDialog } from '../office-invoices/invoice-dialog.tsx'
import { userTexts } from '../texts.ts'
import type { BookingQuery } from './booking-query.ts'
import { officeLodgingTexts } from './texts.ts'

interface BookingListProps {
  call: Call
  query: BookingQuery
  nights: readonly string[]
  today: string
  ask: (next: Partial<BookingQuery>) => void
  /** Called after a booking has changed: reloads the list and the beds. */
  onChanged: () => void
}

/** The dialog open above the list. */
type OpenDialog = { id: number; does: 'change' | 'cancel' } | { invoice: Invoice } | undefined

export const BookingList = ({ call, query, nights, today, ask, onChanged }: BookingListProps) => {
  const texts = useTexts(housekeepingTexts)
  const { loading } = useTexts(officeLodgingTexts)
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const { page } = query
  const { found, isLoading, hasFailed, reload } = useLoadedData(bookingsQuery(call, query, page))
  const [opened, open] = useState<OpenDialog>()
  const close = () => open(undefined)
  return (
    <Panel title={texts.bookings} action={<ExportButton onExport={() => exportBookings(call, query)} />}>
      <BookingSearch
        filter={query}
        nights={nights}
        onSearch={useCallback((typed: string) => ask({ search: typed }), [ask])}
        onNight={next => ask({ night: next })}
        onWithCancelled={next => ask({ withCancelled: next })}
      />
      {found && (
        <FoundBookings
          call={call}
          found={found}
          filter={query}
          isLoading={isLoading}
          onShowAll={() => ask({ search: '', night: '' })}
          invoiceOf={invoice => <InvoiceLine invoice={invoice} onShow={() => open({ invoice })} />}
          onChange={({ id }) => open({ id, does: 'change' })}
          onCancel={({ id }) => open({ id, does: 'cancel' })}
        />
      )}
      {!found && !hasFailed && <SkeletonList label={loading} />}
      {hasFailed && <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />}
      <Pager
        page={page}
        pages={Math.ceil((found?.total ?? 0) / BOOKINGS_PER_PAGE)}
        onPage={next => ask({ page: next })}
      />
      <BookingDialog
        call={call}
        bookings={found?.bookings ?? []}
        opened={opened}
        onChanged={onChanged}
        onClose={close}
      />
      <InvoiceDialog
        call={call}
        invoice={opened && 'invoice' in opened ? opened.invoice : undefined}
        today={today}
        onClose={close}
        onChanged={onChanged}
      />
    </Panel>
  )
}

interface BookingDialogProps {
  call: Call
  bookings: readonly OfficeBooking[]
  opened: OpenDialog
  onChanged: () => void
  onClose: () => void
}

/** Shows the booking from the current list, which may have been reloaded. */
const BookingDialog = ({ bookings, opened, ...dialog }: BookingDialogProps) => {
  const booking = opened && 'id' in opened && bookings.find(({ id }) => id === opened.id)
  if (!booking) return null
  return opened.does === 'change' ? (
    <ChangeDialog key={booking.id} booking={booking} {...dialog} />
  ) : (
    <CancelDialog key={booking.id} booking={booking} {...dialog} />
  )
}
