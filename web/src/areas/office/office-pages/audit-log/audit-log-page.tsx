import { auditKinds } from '@academy/contract/base/audit-actions'
import { isCalendarDay } from '@academy/contract/base/days'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { usePageTitle } from '../../../../base/pages/use-pages.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { loadAllPages } from '../../../../ui/office-table/columns.ts'
import type { TableView } from '../../../../ui/office-table/table-view.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../../../ui/person-link.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { type AuditLogQuery, auditLogQuery, loadAuditLog } from '../../../privacy/audit-log/api.ts'
import { AuditLogTable } from '../../../privacy/audit-log/audit-log-table.tsx'
import { auditLogTexts } from '../../../privacy/audit-log/texts.ts'

const route = getRouteApi('/user/a/record')

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <h1>{usePageTitle(paths.RecordAdmin)}</h1>
    {children}
  </>
)

/** Returns what the list shows; unknown values in the URL are ignored. */
const auditLogQueryOf = ({ search, filters, page }: TableView, person: string | undefined): AuditLogQuery => {
  const kind = auditKinds.find(known => known === filters['kind'])
  const { from = '', to = '' } = filters
  return {
    search,
    ...(person && /^[1-9]\d{0,8}$/.test(person) && { person: Number(person) }),
    ...(kind && { kind }),
    ...(isCalendarDay(from) && { from }),
    ...(isCalendarDay(to) && { to }),
    page,
  }
}

export const AuditLogPage = () => {
  const { call } = route.useRouteContext()
  const { person } = route.useSearch()
  const texts = useTexts(auditLogTexts)
  const { tryAgain } = useTexts(userTexts)
  const state = useTableView('kind', 'from', 'to')
  const query = auditLogQueryOf(state.view, person)
  const { found, isLoading, hasFailed, reload } = useLoadedData(auditLogQuery(call, query))
  const loadPage = async (page: number) => {
    const { entries: rows, total } = await loadAuditLog(call, { ...query, page })
    return { rows, total }
  }
  return (
    <Page>
      {query.person !== undefined && found?.person_name && <OnlyOf name={found.person_name} />}
      <AuditLogTable
        found={found}
        placeholder={
          hasFailed ? (
            <FailureNote message={texts.failed} retryLabel={tryAgain} onRetry={reload} />
          ) : (
            <SkeletonList label={texts.loading} />
          )
        }
        isLoading={isLoading}
        state={state}
        loadAll={() => loadAllPages(loadPage, ({ id }) => id)}
        linkTo={({ id, full_name }) => <PersonLink id={id} name={full_name} />}
      />
    </Page>
  )
}

/** Says that the page is about one person. */
const OnlyOf = ({ name }: { name: string }) => {
  const texts = useTexts(auditLogTexts)
  const navigate = route.useNavigate()
  const showAll = () => navigate({ search: ({ person: _person, page: _page, ...other }) => other })
  return (
    <p>
      {texts.onlyOf(name)} <TextButton onClick={showAll}>{texts.showAll}</TextButton>
    </p>
  )
}

export const AuditLogLoading = () => (
  <Page>
    <SkeletonList label={useTexts(auditLogTexts).loading} />
  </Page>
)
