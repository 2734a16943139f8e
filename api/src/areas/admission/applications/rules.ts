import { gapsIn, Recordings } from '@academy/contract/admission/applications/schemas'
import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import type { FieldMessage } from '@academy/contract/base/field-message'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { isOpen, type Openness } from '@academy/contract/programme/masterclasses/is-open'
import { type CancellationFee, cancellationFee } from '../../../base/cancellation-fee.ts'
import type { Limit } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60
/** Rate limit against scripts: each application creates an invoice and mails. */
export const applyLimits = (account_id: number): Limit[] => [
  { name: 'apply', subject: String(account_id), max: 60, seconds: HOUR },
]

interface AppliedMasterclass extends Openness {
  /** Whether the selection is final. */
  is_final: boolean
}

/**
 * Returns why an application is refused, or undefined if it is possible. It is still possible after the
 * deadline.
 */
export const applicationRefusal = (
  masterclass: AppliedMasterclass | undefined,
): 'not_found' | 'application_closed' | undefined => {
  if (!masterclass?.is_current) return 'not_found'
  return masterclass.is_final || !isOpen(masterclass) ? 'application_closed' : undefined
}

interface Material {
  is_known: boolean
  recording_1: string
  recording_2: string
  recording_3: string
}

/** Returns what is wrong with the recordings of an application as it would be after an edit. */
export const recordingErrors = (material: Material): Record<string, FieldMessage> => ({
  ...Object.fromEntries(gapsIn(material).map(name => [name, 'RECORDING_GAP' as const])),
  ...(!material.is_known && material.recording_1 === '' && { recording_1: 'RECORDING_REQUIRED' as const }),
})

/** Whether an edit changes anything: only then it is news for the teacher. */
export const isChanged = <Edits extends object>(before: Edits, edits: Edits): boolean =>
  Object.entries(edits).some(([name, value]) => Reflect.get(before, name) !== value)

interface ActiveApplication {
  status: ApplicationStatus
  is_current: boolean
  fee_paid: boolean
}

// canEdit and canDelete ignore the teacher's preliminary decision: the possible actions must not reveal it.

export const canEdit = ({ status, is_current }: Pick<ActiveApplication, 'status' | 'is_current'>): boolean =>
  is_current && status === 'applied'

interface SentMaterial extends Pick<ActiveApplication, 'status' | 'is_current'> {
  deadline: string
  /** The day on which the application came. */
  applied_on: string
}

/** After the deadline teachers compare what was sent. A later application has no deadline of its own. */
export const canReplaceMaterial = (application: SentMaterial, today: string): boolean =>
  canEdit(application) && (today <= application.deadline || application.applied_on > application.deadline)

const recordingFields = Object.keys(Recordings.shape) as (keyof Recordings)[]

/** Whether an edit replaces a recording or its title. */
export const hasOtherRecordings = (before: Recordings, edits: Partial<Recordings>): boolean =>
  recordingFields.some(name => edits[name] !== undefined && before[name] !== edits[name])

/** Those on the waiting list can leave it. */
export const canDelete = ({ status }: Pick<ActiveApplication, 'status'>): boolean =>
  status === 'applied' || status === 'reserve'

/** Participants may complete their repertoire after the final save, until the academy begins. */
export const canChangeRepertoire = (
  {
    status,
    is_current,
    academy_start,
  }: Pick<ActiveApplication, 'status' | 'is_current'> & { academy_start: string },
  today: string,
): boolean => is_current && status === 'accepted' && today < academy_start

/**
 * An unpaid application is deleted with its invoice, a paid one stays with the teacher as withdrawn, and a
 * place is given up.
 */
export const withdrawalKind = ({ status, fee_paid }: Pick<ActiveApplication, 'status' | 'fee_paid'>) => {
  if (status === 'accepted') return 'give up'
  if (!canDelete({ status })) return undefined
  return fee_paid ? 'withdraw' : 'remove'
}

/**
 * Returns the day by which places are decided, or undefined once it has passed: late applicants are not given
 * a day.
 */
export const decisionDay = (deadline: string, today: string): string | undefined => {
  const decided = laterDay(deadline, DECISION_DAYS)
  return today <= decided ? decided : undefined
}

interface Place {
  fee_cents: number
  start_date: string
  /** The terms of its academy. */
  withdrawal_terms: CancellationTerms
}

/** Returns the cost of giving up a place today, or undefined once the masterclass has begun. */
export const withdrawalFee = (
  { fee_cents, start_date, withdrawal_terms }: Place,
  today: string,
): CancellationFee | undefined =>
  start_date <= today
    ? undefined
    : cancellationFee({ price_cents: fee_cents, start_date, terms: withdrawal_terms }, today)
