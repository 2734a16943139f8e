import '../../../../base/pages/user-section.css'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useRetry } from '../../../../base/pages/use-pages.ts'
import { useData } from '../../../../base/use-data.ts'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { UnverifiedNote } from '../../../messages/mails/unverified-note.tsx'
import { OpenMasterclasses } from '../../../programme/masterclasses/open-masterclasses.tsx'
import { listTexts } from '../../applications/list-texts.ts'
import { MyApplications } from '../../applications/my-applications.tsx'
import { useApplications } from '../../applications/use-applications.ts'
import { WarningList } from '../../warnings/warning-list.tsx'
import { warningsOf } from '../../warnings/warnings.ts'
import { myMasterclassesQueries } from './masterclass-data.ts'

const route = getRouteApi('/user/masterclass')

/** The masterclasses open for application, and the user's applications. */
export const MyMasterclasses = () => {
  const texts = useTexts(listTexts)
  const { call } = route.useRouteContext()
  const { today, academy, applications: loaded, offers, requests } = useData(myMasterclassesQueries(call))
  const { show, edit, withdraw } = route.useSearch()
  const navigate = useNavigate({ from: paths.MyMasterclasses })
  const applications = useApplications(loaded)
  const appliedFor = new Set(applications.list.map(({ masterclass }) => masterclass.id))
  const open = (academy?.master_classes ?? []).filter(
    masterclass => isOpen(masterclass) && !appliedFor.has(masterclass.id),
  )
  return (
    <>
      <h1>{texts.title}</h1>
      <UnverifiedNote />
      <WarningList warnings={warningsOf({ applications: applications.list, bookings: [], academy }, today)} />
      {academy ? (
        <OpenMasterclasses
          masterclasses={open}
          deadlinePassed={academy.deadline_passed}
          startsOpen={show === 'open' || !loaded.some(({ is_current }) => is_current)}
        />
      ) : (
        <p className="user-quiet">{texts.noAcademy}</p>
      )}
      <MyApplications
        call={call}
        today={today}
        hasAcademy={academy !== null}
        applications={applications}
        offers={offers}
        concerts={requests
          .filter(({ is_current }) => is_current)
          .map(({ scheduled_performance_date: date, ...request }) => ({ ...request, date }))}
        editedId={Number(edit)}
        withdrawnClassId={Number(withdraw)}
        onClosed={() => void ((edit || withdraw) && navigate({ search: {}, replace: true }))}
      />
    </>
  )
}

export const MyMasterclassesFailure = () => {
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const retry = useRetry()
  return (
    <>
      <h1>{useTexts(listTexts).title}</h1>
      <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={retry} />
    </>
  )
}

export const MyMasterclassesLoading = () => {
  const texts = useTexts(listTexts)
  return (
    <>
      <h1>{texts.title}</h1>
      <SkeletonList label={texts.loading} />
    </>
  )
}
