import { MessageState } from '@academy/contract/site/contact/inbox-schemas'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { loadAllPages } from '../../../../ui/office-table/columns.ts'
import type { TableView } from '../../../../ui/office-table/table-view.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { loadMessages, type MessageQuery, messagesQuery } from '../../../site/contact/inbox-api.ts'
import { inboxTexts } from '../../../site/contact/inbox-texts.ts'
import { MessageTable } from '../../../site/contact/message-table.tsx'

const route = getRouteApi('/user/mails/a/mails/messages')

/** Returns what the list shows; an unknown state is ignored. */
const messageQueryOf = ({ search, filters, page }: TableView) => {
  const state = MessageState.options.find(option => option === filters['state'])
  return { search, ...(state && { state }), page } satisfies MessageQuery
}

export const MessagesPage = () => {
  const texts = useTexts(inboxTexts)
  const { call } = route.useRouteContext()
  const state = useTableView('state')
  const query = messageQueryOf(state.view)
  const { found, isLoading, hasFailed, reload } = useLoadedData(messagesQuery(call, query))
  const loadPage = async (page: number) => {
    const { messages: rows, total } = await loadMessages(call, { ...query, page })
    return { rows, total }
  }
  return (
    <ListPage path={paths.MessagesAdmin}>
      <MessageTable
        found={found}
        placeholder={
          hasFailed ? (
            <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
          ) : (
            <SkeletonList label={texts.loading} />
          )
        }
        isLoading={isLoading}
        state={state}
        loadAll={() => loadAllPages(loadPage, ({ id }) => id)}
        linkTo={({ id, subject }) => (
          <Link to={paths.MessageAdmin} params={{ messageId: String(id) }} aria-label={texts.show(subject)}>
            {subject}
          </Link>
        )}
      />
    </ListPage>
  )
}
