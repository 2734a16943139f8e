import { BookingSort, type OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { loadAllPages } from '../../../ui/office-table/columns.ts'
import { ON, queryOf, type TableView } from '../../../ui/office-table/table-view.ts'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { InvoiceLine } from '../../money/invoices/invoice-line.tsx'
import { InvoiceDialog } from '../../money/office-pages/invoices/invoice-dialog.tsx'
import { type BookingQuery, bookingsQuery, loadBookings } from '../housekeeping/api.ts'
import { CancelDialog } from '../housekeeping/cancel-dialog.tsx'
import { OfficeBookings } from '../housekeeping/office-bookings.tsx'
import { ChangeDialog } from '../housekeeping/stay-dialogs.tsx'
import { housekeepingTexts } from '../housekeeping/texts.ts'
import { officeLodgingTexts } from './texts.ts'

/** Returns what the list shows; a day that is not a night of the academy is ignored, as is an unknown sort. */
export const bookingQueryOf = (view: TableView, nights: readonly string[]): BookingQuery => {
  const night = nights.find(known => known === view.filters['night'])
  const sort = BookingSort.options.find(option => option === queryOf(view)['sort'])
  return {
    search: view.search,
    ...(night && { night }),
    cancelled: view.filters['cancelled'] === ON ? '1' : '0',
    ...(sort && { sort }),
    page: view.page,
  }
}

interface BookingListProps {
  call: Call
  query: BookingQuery
  state: TableState
  nights: readonly string[]
  today: string
  /** Called after a booking has changed: reloads the list and the beds. */
  onChanged: () => void
}

/** The dialog open above the list. */
type OpenDialog = { id: number; does: 'change' | 'cancel' } | { invoice: Invoice } | undefined

export const BookingList = ({ call, query, state, nights, today, onChanged }: BookingListProps) => {
  const texts = useTexts(housekeepingTexts)
  const { loading } = useTexts(officeLodgingTexts)
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const { found, isLoading, hasFailed, reload } = useLoadedData(bookingsQuery(call, query))
  const [opened, open] = useState<OpenDialog>()
  const close = () => open(undefined)
  const loadPage = async (page: number) => {
    const { bookings: rows, total } = await loadBookings(call, { ...query, page })
    return { rows, total }
  }
  return (
    <Panel title={texts.bookings}>
      <OfficeBookings
        call={call}
        found={found}
        placeholder={
          hasFailed ? (
            <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />
          ) : (
            <SkeletonList label={loading} />
          )
        }
        isLoading={isLoading}
        state={state}
        nights={nights}
        night={query.night}
        loadAll={() => loadAllPages(loadPage, ({ id }) => id)}
        invoiceOf={invoice => <InvoiceLine invoice={invoice} onShow={() => open({ invoice })} />}
        onChange={({ id }) => open({ id, does: 'change' })}
        onCancel={({ id }) => open({ id, does: 'cancel' })}
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
