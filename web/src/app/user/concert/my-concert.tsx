import '../masterclass/my-masterclasses.css'
import '../../../ui/button.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { ConcertDates } from '../../../features/concerts/api.ts'
import { concertTexts } from '../../../features/concerts/list-texts.ts'
import { MyRequests } from '../../../features/concerts/my-requests.tsx'
import { hasRequestDraft } from '../../../features/concerts/request-draft.ts'
import { RequestForm } from '../../../features/concerts/request-form.tsx'
import { requestTexts } from '../../../features/concerts/request-texts.ts'
import { InvoiceActions } from '../../../features/invoices/invoice-actions.tsx'
import { showAlert } from '../../../lib/alerts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { UnverifiedNote } from '../dashboard/unverified-note.tsx'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { useMember } from '../member.ts'
import { concertQueries } from './concert-data.ts'

const route = getRouteApi('/user/concert')

/** The user's concert requests, or the form for a new one. The URL says which is shown. */
export const MyConcert = () => {
  const { call } = route.useRouteContext()
  const { dates } = useData(concertQueries(call))
  const { request } = route.useSearch()
  const canRequest = dates !== null && dates.min_date !== null
  if (canRequest && request !== undefined) return <NewRequest dates={dates} />
  return <Requests canRequest={canRequest} />
}

const NewRequest = ({ dates }: { dates: ConcertDates }) => {
  const { sent } = useTexts(requestTexts)
  const { call } = route.useRouteContext()
  const { correpetitors } = useData(concertQueries(call))
  const { id: personId } = useMember()
  const navigate = useNavigate({ from: paths.MyConcert })
  const refresh = useRefresh()
  const leave = async () => {
    await refresh()
    await navigate({ search: {}, replace: true })
    showAlert('success', sent)
  }
  return (
    // Start over, or with their own draft, when another user logs in in another tab.
    <RequestForm
      key={personId}
      call={call}
      personId={personId}
      dates={dates}
      correpetitors={correpetitors}
      onSent={leave}
    />
  )
}

const Requests = ({ canRequest }: { canRequest: boolean }) => {
  const texts = useTexts(concertTexts)
  const { call } = route.useRouteContext()
  const { requests, dates } = useData(concertQueries(call))
  const { id: personId } = useMember()
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
      {!dates && <p className="user-quiet">{texts.noAcademy}</p>}
      {dates && !canRequest && <p className="user-quiet">{texts.over}</p>}
      <MyRequests
        call={call}
        requests={requests}
        canRequest={canRequest}
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
