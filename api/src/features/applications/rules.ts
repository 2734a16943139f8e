import type { ApplicationStatus } from '@academy/contract/applications/schemas'
import { DECISION_DAYS, REPERTOIRE_DAY } from '@academy/contract/constants'
import { laterDay } from '@academy/contract/days'
import { type CancellationFee, cancellationFee } from '../../lib/cancellation-fee.ts'
import type { Limit } from '../../lib/rate-limit.ts'

const HOUR = 60 * 60
/** Nobody applies more often; whoever does makes invoices and mails by machine. */
export const applyLimits = (account_id: number): Limit[] => [
  { name: 'apply', subject: String(account_id), most: 60, seconds: HOUR },
]

interface Offer {
  /** Belongs to the current academy. */
  is_current: boolean
  application_closed: boolean
  /** The selection is made. */
  is_final: boolean
}

/** Why nobody can apply for this masterclass; nothing when they can. After the deadline they still can. */
export const whyNoApplication = (
  offer: Offer | undefined,
): 'not_found' | 'application_closed' | undefined => {
  if (!offer?.is_current) return 'not_found'
  return offer.application_closed || offer.is_final ? 'application_closed' : undefined
}

/** A stranger has to show who they are. */
export const lacksResume = (is_known: boolean, hasResume: boolean): boolean => !is_known && !hasResume

/** The same for the recording of an application that is there already. */
export const lacksRecording = (is_known: boolean, recording_1: string): boolean =>
  !is_known && recording_1 === ''

interface ActiveApplication {
  status: ApplicationStatus
  is_current: boolean
  fee_paid: boolean
}

// Neither asks for the teacher's preliminary decision: what a person may do must not tell them of it.

export const canEdit = ({ status, is_current }: Pick<ActiveApplication, 'status' | 'is_current'>): boolean =>
  is_current && status === 'applied'

export const canDelete = ({ status }: Pick<ActiveApplication, 'status'>): boolean => status === 'applied'

/** Unpaid ones vanish with their invoice; paid ones stay with the teacher as withdrawn; a place is given up. */
export const wayOut = ({ status, fee_paid }: Pick<ActiveApplication, 'status' | 'fee_paid'>) => {
  if (status === 'accepted') return 'give up'
  if (!canDelete({ status })) return undefined
  return fee_paid ? 'withdraw' : 'remove'
}

/** Until when the places are decided, as long as that day is not over: who applies late is told no day. */
export const decisionDay = (deadline: string, today: string): string | undefined => {
  const decided = laterDay(deadline, DECISION_DAYS)
  return today <= decided ? decided : undefined
}

/** Until when repertoire can be added; nothing when that day is over. */
export const repertoireDay = (start_date: string, today: string): string | undefined => {
  const wanted = `${start_date.slice(0, 4)}-${REPERTOIRE_DAY}`
  return today <= wanted ? wanted : undefined
}

/** The last day on which this share of the fee stays due, in days before the masterclass begins. */
const withdrawalSteps = [
  { least_days: 21, percent: 20 },
  { least_days: 8, percent: 50 },
]

/** What it costs today to give up a place; nothing when the masterclass has begun and there is none to give up. */
export const withdrawalFee = (
  { fee_cents, start_date }: { fee_cents: number; start_date: string },
  today: string,
): CancellationFee | undefined => {
  if (start_date <= today) return undefined
  const steps = withdrawalSteps.map(({ least_days, percent }) => ({
    until: laterDay(start_date, -least_days),
    percent,
  }))
  return cancellationFee(fee_cents, { steps, last_percent: 100 }, today)
}
