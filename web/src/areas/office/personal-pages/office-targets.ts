import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import { type PlainPath, paths } from '../../../base/pages/paths.ts'
import type { OfficeItemKind } from '../dashboard/office-items.ts'

/** The id of the panel with the decisions that are missing. */
export const DECISIONS = 'decisions'

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
export const targetOf = (kind: OfficeItemKind, { concert }: Pick<OfficeDashboard, 'concert'>): Target =>
  kind === 'concert' && concert
    ? { ...targets.concert, hash: `evening-${concert.evening_id}` }
    : targets[kind]
