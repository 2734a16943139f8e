import type { OfficeDashboard as Dashboard } from '@academy/contract/dashboard/schemas'
import { Link } from '@tanstack/react-router'
import type { OfficeItemKind } from '../../../features/dashboard/office-items.ts'
import { OfficeOverview } from '../../../features/dashboard/office-overview.tsx'
import { OpenDecisions } from '../../../features/dashboard/open-decisions.tsx'
import type { Call } from '../../../lib/api.ts'
import { type PlainPath, paths } from '../../paths.ts'

/** The list behind each count, filtered. */
const targets: Record<OfficeItemKind, { to: PlainPath; search?: Record<string, string> }> = {
  failedMails: { to: paths.MailsAdmin, search: { state: 'failed' } },
  newMessages: { to: paths.MessagesAdmin, search: { state: 'new' } },
  decisions: { to: paths.MasterclassesListAdmin, search: { final: 'open' } },
  overdueInvoices: { to: paths.InvoicesListAdmin, search: { state: 'overdue' } },
  refunds: { to: paths.InvoicesListAdmin, search: { state: 'refund' } },
  unpaidFees: { to: paths.PeopleAdmin, search: { kind: 'applicant', unpaid: '1' } },
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
        <Link to={targets[kind].to} search={targets[kind].search ?? {}}>
          {label}
        </Link>
      )}
    />
    <OpenDecisions
      call={call}
      decisions={dashboard.decisions}
      today={dashboard.today}
      linkTo={(_decision, label) => <Link to={paths.MasterclassesListAdmin}>{label}</Link>}
    />
  </>
)
