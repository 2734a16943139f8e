import '../masterclass/my-masterclasses.css'
import '../../../ui/button.css'
import { requestingProblem, requestingProblems } from '@academy/contract/concerts/requesting'
import type { ConcertRequest } from '@academy/contract/concerts/schemas'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConcertDates } from '../../../features/concerts/api.ts'
import { concertTexts } from '../../../features/concerts/list-texts.ts'
import { MyRequests } from '../../../features/concerts/my-requests.tsx'
import { hasRequestDraft } from '../../../features/concerts/request-draft.ts'
import { RequestForm } from '../../../features/concerts/request-form.tsx'
import { requestTexts } from '../../../features/concerts/request-texts.ts'
import { InvoiceActions } from '../../../features/invoices/invoice-actions.tsx'
import { showAlert } from '../../../lib/alerts.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { UnverifiedNote } from '../dashboard/unverified-note.tsx'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { useMember } from '../member.ts'
import { departureOf } from '../warnings/warnings.ts'
import { concertQueries } from './concert-data.ts'

const route = getRouteApi('/user/concert')

/** The user's concert requests, or the form for a new one. The URL says which is shown. */
export const MyConcert = () => {
  const { call } = route.useRouteContext()
  const { dates, requests, applications } = useData(concertQueries(call))
  const { request } = route.useSearch()
  const isInTime = dates !== null && dates.min_date !== null
  const problem = requestingProblem(
    applications.filter(({ is_current }) => is_current).map(({ status }) => status),
  )
  const canRequest = isInTime && !problem
  const list = { canRequest, ...(isInTime && problem && { problem }) }
  const edited = requests.find(({ id, is_current }) => is_current && String(id) === request)
  if (edited && !edited.can_withdraw) return <Requests {...list} isFixed />
  // What was requested can still be changed without an application: the office decides about it.
  if (isInTime && request !== undefined && (edited || !problem))
    return <RequestPage dates={dates} edited={edited} />
  return <Requests {...list} />
}

interface RequestPageProps {
  dates: ConcertDates
  edited: ConcertRequest | undefined
}

const RequestPage = ({ dates, edited: found }: RequestPageProps) => {
  const { sent, change } = useTexts(requestTexts)
  // The form begins with the request as it was opened, whatever another tab saves meanwhile.
  const [edited] = useState(found)
  const { call } = route.useRouteContext()
  const { correpetitors, ...stays } = useData(concertQueries(call))
  const { id: personId } = useMember()
  const navigate = useNavigate({ from: paths.MyConcert })
  const refresh = useRefresh()
  const leave = async () => {
    await refresh()
    await navigate({ search: {}, replace: true })
    showAlert('success', edited ? change.sent : sent)
  }
  return (
    // Start over, or with their own draft, when another user logs in in another tab.
    <RequestForm
      key={personId}
      call={call}
      personId={personId}
      dates={dates}
      correpetitors={correpetitors}
      departure={departureOf(stays)}
      edited={edited}
      onSent={leave}
    />
  )
}

interface RequestsProps {
  canRequest: boolean
  /** Why nothing can be requested although there are concerts ahead. */
  problem?: keyof typeof requestingProblems
  /** A link led to a request that can no longer be changed. */
  isFixed?: boolean
}

const Requests = ({ canRequest, problem, isFixed = false }: RequestsProps) => {
  const texts = useTexts(concertTexts)
  const { change } = useTexts(requestTexts)
  const { call } = route.useRouteContext()
  const locale = useLocale()
  const { requests, dates } = useData(concertQueries(call))
  const { id: personId } = useMember()
  const navigate = useNavigate({ from: paths.MyConcert })
  const refresh = useRefresh()
  return (
    <ListPage
      path={paths.MyConcert}
      action={
        canRequest && (
          <Link className="button" to={paths.MyConcert} search={{ request: 'new' }}>
            {hasRequestDraft(personId) ? texts.goOn : texts.add}
          </Link>
        )
      }
    >
      <UnverifiedNote />
      {isFixed && <p role="status">{change.fixed}</p>}
      {!dates && <p className="user-quiet">{texts.noAcademy}</p>}
      {problem && (
        <>
          <p>{requestingProblems[problem][locale]}</p>
          <Link className="button" to={paths.MyMasterclasses} search={{ show: 'open' }}>
            {texts.toMasterclasses}
          </Link>
        </>
      )}
      {dates && !canRequest && !problem && <p className="user-quiet">{texts.over}</p>}
      <MyRequests
        call={call}
        requests={requests}
        canRequest={canRequest}
        onEdit={({ id }) => void navigate({ search: { request: String(id) } })}
        onChanged={refresh}
        invoiceOf={invoice => <InvoiceActions invoice={invoice} label={texts.invoice} />}
      />
    </ListPage>
  )
}

export const MyConcertLoading = () => (
  <ListPageLoading path={paths.MyConcert} label={useTexts(concertTexts).loading} />
)

export const MyConcertFailure = () => <ListPageFailure path={paths.MyConcert} />
