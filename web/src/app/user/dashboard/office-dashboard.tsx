import type { OfficeDashboard as Dashboard } from '@academy/contract/dashboard/schemas'
import { Link } from '@tanstack/react-router'
import type { OfficeItemKind } from '../../../features/dashboard/office-items.ts'
import { OfficeOverview } from '../../../features/dashboard/office-overview.tsx'
import { OpenDecisions } from '../../../features/dashboard/open-decisions.tsx'
import type { Call } from '../../../lib/api.ts'
import { type PlainPath, paths } from '../../paths.ts'

/** The id of the panel with the decisions that are missing. */
const DECISIONS = 'decisions'

/** The list behind each count, filtered. */
const targets: Record<OfficeItemKind, { to: PlainPath; search?: Record<string, string>; hash?: string }> = {
  failedMails: { to: paths.MailsAdmin, search: { state: 'failed' } },
  newMessages: { to: paths.MessagesAdmin, search: { state: 'new' } },
  decisions: { to: paths.PersonalHomeView, hash: DECISIONS },
  remindedTwice: { to: paths.InvoicesListAdmin, search: { state: 'reminded_twice' } },
  freePlaces: { to: paths.MasterclassesListAdmin, search: { waiting: 'free' } },
  overdueInvoices: { to: paths.InvoicesListAdmin, search: { state: 'overdue' } },
  refunds: { to: paths.RefundsAdmin },
  unpaidFees: { to: paths.InvoicesListAdmin, search: { state: 'fee' } },
  openInvoices: { to: paths.InvoicesListAdmin, search: { state: 'open' } },
  applications: { to: paths.MasterclassesListAdmin },
  unplaced: { to: paths.RoomPlanAdmin },
  unscheduled: { to: paths.ConcertsAdmin },
  arrivals: { to: paths.PeopleAdmin, search: { arriving: '1' } },
  departures: { to: paths.HousekeepingAdmin },
  guests: { to: paths.HousekeepingAdmin },
  meals: { to: paths.KitchenAdmin },
  concert: { to: paths.ConcertsAdmin },
}

export const OfficeDashboard = ({ call, dashboard }: { call: Call; dashboard: Dashboard }) => (
  <>
    <OfficeOverview
      dashboard={dashboard}
      linkTo={(kind, label) => (
        <Link {...targets[kind]} search={targets[kind].search ?? {}}>
          {label}
        </Link>
      )}
    />
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
  </>
)
