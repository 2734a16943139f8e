import { MailFilter, MailKindFilter, MailSort } from '@academy/contract/messages/mails/schemas'
import { queryOf, type TableView } from '../../../../ui/office-table/table-view.ts'
import type { OutboxQuery } from '../../mails/api.ts'

/** Returns what the list shows; an unknown state, kind or sort is ignored. */
export const outboxQueryOf = (view: TableView) => {
  const written = queryOf(view)
  const sort = MailSort.options.find(option => option === written['sort'])
  const kind = MailKindFilter.options.find(option => option === written['kind'])
  return {
    search: view.search,
    state: MailFilter.options.find(option => option === written['state']) ?? 'all',
    ...(kind && { kind }),
    ...(sort && { sort }),
    page: view.page,
  } satisfies OutboxQuery
}
