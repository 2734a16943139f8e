import {
  MailFilter,
  MailKindFilter,
  MailSort,
  type OfficeMail,
} from '@academy/contract/messages/mails/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useLoadedData, useRefresh } from '../../../../base/use-data.ts'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { loadAllPages } from '../../../../ui/office-table/columns.ts'
import { queryOf, type TableView } from '../../../../ui/office-table/table-view.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../../../ui/person-link.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { loadOutbox, mailOverviewQuery, type OutboxQuery, outboxQuery } from '../../mails/api.ts'
import { MailDialog } from '../../mails/mail-dialog.tsx'
import { OutboxTable } from '../../mails/outbox-table.tsx'
import { PauseNote } from '../../mails/pause-note.tsx'
import { ResendAll } from '../../mails/resend-all.tsx'
import { mailTexts } from '../../mails/texts.ts'

/** Returns what the list shows; an unknown state, kind or sort is ignored. */
const outboxQueryOf = (view: TableView) => {
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

const route = getRouteApi('/user/mails/a/mails')

export const outboxQueries = (call: Call) => ({ overview: mailOverviewQuery(call) })

export const OutboxPage = () => {
  const { call } = route.useRouteContext()
  const { overview } = useData(outboxQueries(call))
  const state = useTableView('state', 'kind')
  const query = outboxQueryOf(state.view)
  const { found, isLoading, hasFailed, reload } = useLoadedData(outboxQuery(call, query))
  const refresh = useRefresh()
  const [shown, show] = useState<OfficeMail>()
  const loadPage = async (page: number) => {
    const { mails: rows, total } = await loadOutbox(call, { ...query, page })
    return { rows, total }
  }
  return (
    <ListPage path={paths.MailsAdmin}>
      <PauseNote call={call} overview={overview} onChanged={() => void refresh()} />
      <OutboxTable
        found={found}
        placeholder={<Waiting hasFailed={hasFailed} onRetry={reload} />}
        isLoading={isLoading}
        state={state}
        tools={<ResendAll call={call} overview={overview} onChanged={refresh} />}
        loadAll={() => loadAllPages(loadPage, ({ id }) => id)}
        onShow={show}
        nameOf={({ id, full_name }) => <PersonLink id={id} name={full_name} />}
      />
      <MailDialog call={call} mail={shown} onClose={() => show(undefined)} onChanged={() => void refresh()} />
    </ListPage>
  )
}

const Waiting = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const texts = useTexts(mailTexts)
  if (!hasFailed) return <SkeletonList label={texts.loading} />
  return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={onRetry} />
}
