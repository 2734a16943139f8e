import type { Applicant } from '@academy/contract/admission/selection/schemas'

export const decisions = ['accepted', 'reserve', 'rejected', 'open'] as const
export type Decision = (typeof decisions)[number]
export type Outcome = Decision | 'withdrawn'

type DecidedApplicant = Pick<Applicant, 'is_accepted' | 'is_reserve' | 'has_withdrawn'>

export const decisionOf = ({
  is_accepted,
  is_reserve,
}: Omit<DecidedApplicant, 'has_withdrawn'>): Decision => {
  if (is_accepted === null) return 'open'
  if (is_accepted) return 'accepted'
  return is_reserve ? 'reserve' : 'rejected'
}

export const outcomeOf = (applicant: DecidedApplicant): Outcome =>
  applicant.has_withdrawn ? 'withdrawn' : decisionOf(applicant)

/** The decision as the API wants it. */
export const bodyOf = (decision: Decision) => ({
  is_accepted: decision === 'open' ? null : decision === 'accepted',
  is_reserve: decision === 'reserve',
})

/** Whether the server takes a decision about this application. */
export const canDecide = ({
  participation_is_final,
  has_withdrawn,
}: Pick<Applicant, 'participation_is_final' | 'has_withdrawn'>): boolean =>
  !participation_is_final && !has_withdrawn

export const applicantGroups = ['applications', 'participants', 'reserve', 'declined'] as const
export type ApplicantGroup = (typeof applicantGroups)[number]

const groups: Record<Outcome, ApplicantGroup> = {
  open: 'applications',
  accepted: 'participants',
  reserve: 'reserve',
  rejected: 'declined',
  withdrawn: 'declined',
}

/** The heading below which the list has somebody. */
export const groupOf = (applicant: DecidedApplicant): ApplicantGroup => groups[outcomeOf(applicant)]

const withOutcome = (applicants: readonly Applicant[], outcome: Outcome): Applicant[] =>
  applicants.filter(applicant => outcomeOf(applicant) === outcome)

export const countOf = (applicants: readonly Applicant[], outcome: Outcome): number =>
  withOutcome(applicants, outcome).length

/** The waiting list in its order. */
export const reservesOf = (applicants: readonly Applicant[]): Applicant[] =>
  withOutcome(applicants, 'reserve').toSorted((a, b) => Number(a.reserve_rank) - Number(b.reserve_rank))

/** Undecided first, then those accepted, the waiting list in its order, declined and withdrawn ones. */
export const inListOrder = (applicants: readonly Applicant[]): Applicant[] => [
  ...withOutcome(applicants, 'open'),
  ...withOutcome(applicants, 'accepted'),
  ...reservesOf(applicants),
  ...withOutcome(applicants, 'rejected'),
  ...withOutcome(applicants, 'withdrawn'),
]

/**
 * Returns the applicants to go through one by one: those of the order, then the one shown if it is not among them. Who
 * has withdrawn is left out, except the one shown.
 */
export const inTurnOf = (
  applicants: readonly Applicant[],
  order: readonly number[],
  shown: number,
): Applicant[] => {
  const byId = new Map(applicants.map(one => [one.id, one]))
  return [...new Set([...order, shown])].flatMap(id => {
    const one = byId.get(id)
    return one && (!one.has_withdrawn || id === shown) ? [one] : []
  })
}

/** Whether accepting one more takes more places than the class has. */
export const isBeyondPlaces = (places: number | null, taken: number): boolean =>
  places !== null && taken >= places

/**
 * Returns the next undecided applicant after the given one, wrapping around; undefined if all are decided.
 */
export const nextUndecided = (
  applicants: readonly Applicant[],
  after: number | undefined,
): Applicant | undefined => {
  const place = applicants.findIndex(({ id }) => id === after)
  const inTurn = [...applicants.slice(place + 1), ...applicants.slice(0, place + 1)]
  return inTurn.find(one => one.id !== after && outcomeOf(one) === 'open')
}

/** Returns the previous or next applicant; undefined beyond the ends. */
export const neighbour = (applicants: Applicant[], id: number, step: 1 | -1): Applicant | undefined => {
  const place = applicants.findIndex(one => one.id === id)
  return place < 0 ? undefined : applicants[place + step]
}
