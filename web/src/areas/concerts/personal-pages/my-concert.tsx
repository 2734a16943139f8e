import '../../../base/pages/user-section.css'
import { requestingProblem, requestingProblems } from '@academy/contract/concerts/requests/requesting'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { ListPage, ListPageLoading } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { departureOf } from '../../admission/warnings/warnings.ts'
import { UnverifiedNote } from '../../messages/mails/unverified-note.tsx'
import { InvoiceActions } from '../../money/invoices/invoice-actions.tsx'
import type { ConcertDates } from '../requests/api.ts'
import { concertTexts } from '../requests/list-texts.ts'
import { MyRequests } from '../requests/my-requests.tsx'
import { requestTexts } from '../requests/request-texts.ts'
import { hasRequestDraft } from '../requests/typed-request.ts'
import { concertQueries } from './concert-data.ts'

// Whoever only looks at the requests loads no form.
const RequestForm = later(async () => (await import('../requests/request-form.tsx')).RequestForm, {
  Waiting: ListPageLoading,
})

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
  const { accompanists, ...stays } = useData(concertQueries(call))
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
      accompanists={accompanists}
      departure={departureOf(stays)}
      edited={edited}
      onSent={leave}
      onClose={() => void navigate({ search: {}, replace: true })}
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
          <ButtonLink to={paths.MyConcert} search={{ request: 'new' }}>
            {hasRequestDraft(personId) ? texts.goOn : texts.add}
          </ButtonLink>
        )
      }
    >
      <UnverifiedNote />
      {isFixed && <p role="status">{change.fixed}</p>}
      {!dates && <p className="user-quiet">{texts.noAcademy}</p>}
      {problem && (
        <>
          <p>{requestingProblems[problem][locale]}</p>
          <ButtonLink to={paths.MyMasterclasses} search={{ show: 'open' }}>
            {texts.toMasterclasses}
          </ButtonLink>
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
