import type { OfficeDashboard as Dashboard } from '@academy/contract/dashboard/schemas'
import { Link } from '@tanstack/react-router'
import { BackupPanel } from '../../../features/dashboard/backup-panel.tsx'
import { OfficeOverview } from '../../../features/dashboard/office-overview.tsx'
import { OpenDecisions } from '../../../features/dashboard/open-decisions.tsx'
import type { Call } from '../../../lib/api.ts'
import { paths } from '../../paths.ts'
import { DECISIONS, targetOf } from './office-targets.ts'

export const OfficeDashboard = ({ call, dashboard }: { call: Call; dashboard: Dashboard }) => (
  <>
    <OfficeOverview
      dashboard={dashboard}
      linkTo={(kind, label) => (
        <Link search={{}} {...targetOf(kind, dashboard)}>
          {label}
        </Link>
      )}
    />
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
  </>
)
