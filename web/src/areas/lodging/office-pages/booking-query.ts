import { BookingSort } from '@academy/contract/lodging/housekeeping/schemas'
import { ON, queryOf, type TableView } from '../../../ui/office-table/table-view.ts'
import type { BookingQuery } from '../housekeeping/api.ts'

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
