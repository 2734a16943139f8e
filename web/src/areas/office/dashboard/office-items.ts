import type { Phase } from '@academy/contract/base/phase'
import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'

/** A line of the overview: a count, and the list behind it. */
const officeItemKinds = [
  'failedMails',
  'newMessages',
  'decisions',
  'remindedTwice',
  'freePlaces',
  'overdueInvoices',
  'refunds',
  'unpaidFees',
  'openInvoices',
  'applications',
  'unplaced',
  'consents',
  'contacts',
  'unscheduled',
  'arrivals',
  'departures',
  'guests',
  'meals',
  'concert',
] as const
export type OfficeItemKind = (typeof officeItemKinds)[number]

export interface OfficeItem {
  kind: OfficeItemKind
  count: number
  /** Something that somebody waits for. */
  isUrgent: boolean
}

const urgent: readonly OfficeItemKind[] = [
  'failedMails',
  'newMessages',
  'remindedTwice',
  'freePlaces',
  'overdueInvoices',
  'refunds',
]

/** What a part of the year is about comes first, in this order; the rest follows in the order of all kinds. */
const firstOf: Record<Phase, readonly OfficeItemKind[]> = {
  'set-up': [],
  applications: ['applications', 'unpaidFees'],
  selection: ['decisions', 'unpaidFees'],
  preparation: ['openInvoices', 'unplaced', 'unscheduled', 'consents', 'contacts'],
  arrival: ['arrivals', 'consents', 'contacts', 'unplaced', 'meals', 'concert', 'unscheduled'],
  academy: ['arrivals', 'departures', 'guests', 'meals', 'concert', 'unscheduled'],
  afterwards: [],
}

const untilTheEnd: readonly OfficeItemKind[] = ['unplaced', 'unscheduled', 'consents', 'contacts']
const nearTheArrival: readonly Phase[] = ['preparation', 'arrival', 'academy']

/** What does not matter in a part of the year. */
const isOver = (kind: OfficeItemKind, phase: Phase) => {
  if (kind === 'applications') return phase !== 'applications'
  if (kind === 'contacts' && !nearTheArrival.includes(phase)) return true
  if (untilTheEnd.includes(kind)) return phase === 'afterwards'
  return false
}

/** Returns what is open, without what is done: what somebody waits for, what the part of the year is about, the rest. */
export const officeItems = (dashboard: OfficeDashboard): OfficeItem[] => {
  const counts: Record<OfficeItemKind, number> = {
    failedMails: dashboard.failed_mail_count,
    newMessages: dashboard.new_message_count,
    decisions: dashboard.decisions.length,
    remindedTwice: dashboard.reminded_twice_count,
    freePlaces: dashboard.free_place_count,
    overdueInvoices: dashboard.overdue_invoice_count,
    refunds: dashboard.refund_count,
    unpaidFees: dashboard.unpaid_fee_count,
    openInvoices: dashboard.open_invoice_count,
    applications: dashboard.application_count,
    unplaced: dashboard.unplaced_count,
    consents: dashboard.consent_missing_count,
    contacts: dashboard.contact_missing_count,
    unscheduled: dashboard.unscheduled_count,
    arrivals: dashboard.arrival_count,
    departures: dashboard.departure_count,
    guests: dashboard.guest_count,
    meals: dashboard.breakfast_count + dashboard.dinner_count,
    concert: dashboard.concert ? 1 : 0,
  }
  const first = firstOf[dashboard.phase]
  const rest = officeItemKinds.filter(kind => !first.includes(kind))
  const open = [...first, ...rest]
    .filter(kind => counts[kind] > 0 && !isOver(kind, dashboard.phase))
    .map(kind => ({ kind, count: counts[kind], isUrgent: urgent.includes(kind) }))
  return [...open.filter(({ isUrgent }) => isUrgent), ...open.filter(({ isUrgent }) => !isUrgent)]
}
