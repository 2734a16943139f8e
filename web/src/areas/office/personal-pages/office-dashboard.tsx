import { isBeforeDeadline } from '@academy/contract/base/phase'
import type { OfficeDashboard as Dashboard } from '@academy/contract/office/dashboard/schemas'
import type { ReadinessItem, ReadinessKey } from '@academy/contract/office/setup/schemas'
import { Link } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { type PlainPath, paths } from '../../../base/pages/paths.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { laterPicture } from '../../../ui/chart/later-picture.tsx'
import { BackupPanel, FailedJobsPanel } from '../dashboard/backup-panel.tsx'
import type { OfficeItemKind } from '../dashboard/office-items.ts'
import { OfficeOverview } from '../dashboard/office-overview.tsx'
import { OpenDecisions } from '../dashboard/open-decisions.tsx'
import { readinessQuery } from '../setup/api.ts'
import { ReadinessList } from '../setup/readiness-list.tsx'

/** The id of the panel with the decisions that are missing. */
const DECISIONS = 'decisions'

interface Target {
  to: PlainPath
  search?: Record<string, string>
  /** A part of the page. */
  hash?: string
}

const targets: Record<OfficeItemKind, Target> = {
  failedMails: { to: paths.MailsAdmin, search: { state: 'failed' } },
  newMessages: { to: paths.MessagesAdmin, search: { state: 'new' } },
  decisions: { to: paths.PersonalHomeView, hash: DECISIONS },
  remindedTwice: { to: paths.InvoicesListAdmin, search: { state: 'reminded_twice' } },
  freePlaces: { to: paths.MasterclassesListAdmin, search: { waiting: 'free' } },
  overdueInvoices: { to: paths.InvoicesListAdmin, search: { state: 'overdue' } },
  refunds: { to: paths.RefundsAdmin },
  unpaidFees: { to: paths.InvoicesListAdmin, search: { state: 'fee' } },
  openInvoices: { to: paths.InvoicesListAdmin, search: { state: 'open' } },
  applications: { to: paths.MasterclassesListAdmin, search: { applied: '1' } },
  unplaced: { to: paths.RoomPlanAdmin },
  consents: { to: paths.PeopleAdmin, search: { consent: '1' } },
  contacts: { to: paths.PeopleAdmin, search: { contact: '1' } },
  unscheduled: { to: paths.ConcertsAdmin, hash: 'waiting' },
  arrivals: { to: paths.PeopleAdmin, search: { arriving: '1' } },
  departures: { to: paths.HousekeepingAdmin },
  guests: { to: paths.HousekeepingAdmin },
  meals: { to: paths.KitchenAdmin },
  concert: { to: paths.ConcertsAdmin },
}

/** Returns the list behind a count, filtered, or the part of a page. */
export const targetOf = (kind: OfficeItemKind, { concert }: Pick<Dashboard, 'concert'>): Target =>
  kind === 'concert' && concert
    ? { ...targets.concert, hash: `evening-${concert.evening_id}` }
    : targets[kind]

const pathOf: Record<ReadinessKey, string> = {
  demo_data: paths.AssociationAdmin,
  association: paths.AssociationAdmin,
  bank_account: paths.AssociationAdmin,
  mail: `${paths.AssociationAdmin}#mail`,
  academy: paths.AcademiesAdmin,
  masterclass: paths.MasterclassesAdmin,
  portrait: paths.TeachersAdmin,
  teacher_account: paths.TeachersAdmin,
  beds: paths.RoomsAdmin,
  terms: paths.DocumentsAdmin,
}

const OfficePictures = laterPicture(async () => (await import('./office-pictures.tsx')).OfficePictures)

interface OfficeDashboardProps {
  call: Call
  roles: readonly string[]
  dashboard: Dashboard
}

export const OfficeDashboard = (props: OfficeDashboardProps) =>
  isBeforeDeadline(props.dashboard.phase) ? <WithReadiness {...props} /> : <Overview {...props} />

/** What is missing loads by itself, because the overview does not need it. */
const WithReadiness = (props: OfficeDashboardProps) => {
  const { found } = useLoadedData(readinessQuery(props.call))
  return <Overview {...props} readiness={found} />
}

const Overview = ({
  call,
  roles,
  dashboard,
  readiness,
}: OfficeDashboardProps & { readiness?: readonly ReadinessItem[] | undefined }) => (
  <>
    <OfficeOverview
      dashboard={dashboard}
      readiness={
        readiness && (
          <ReadinessList items={readiness} pathOf={pathOf} isOpened={dashboard.phase !== 'set-up'} />
        )
      }
      isReady={isBeforeDeadline(dashboard.phase) ? readiness?.every(({ is_done }) => is_done) : true}
      linkTo={(kind, label) => (
        <Link search={{}} {...targetOf(kind, dashboard)}>
          {label}
        </Link>
      )}
    />
    {dashboard.failed_jobs.length > 0 && (
      <FailedJobsPanel
        failed={dashboard.failed_jobs}
        linkTo={({ person, masterclass_id }, label) =>
          person ? (
            <Link to={paths.PersonAdmin} params={{ id: String(person.id) }}>
              {label}
            </Link>
          ) : (
            <Link to={paths.WaitingListAdmin} params={{ masterclassId: String(masterclass_id) }}>
              {label}
            </Link>
          )
        }
      />
    )}
    {dashboard.backup && <BackupPanel backup={dashboard.backup} />}
    <OpenDecisions
      call={call}
      decisions={dashboard.decisions}
      today={dashboard.today}
      id={DECISIONS}
      linkTo={({ teacher }, label) => (
        <Link to={paths.MasterclassesListAdmin} search={{ search: teacher }}>
          {label}
        </Link>
      )}
    />
    <OfficePictures call={call} roles={roles} dashboard={dashboard} />
  </>
)
