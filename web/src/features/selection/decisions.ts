import type { Applicant } from '@academy/contract/selection/schemas'

export type Decision = Applicant['is_accepted']
export type Group = 'participants' | 'applications' | 'declined'

type Decided = Pick<Applicant, 'is_accepted' | 'has_withdrawn'>

export const groupOf = ({ is_accepted, has_withdrawn }: Decided): Group => {
  if (has_withdrawn || is_accepted === false) return 'declined'
  return is_accepted ? 'participants' : 'applications'
}

export const inGroup = (applicants: Applicant[], group: Group): Applicant[] =>
  applicants.filter(applicant => groupOf(applicant) === group)

/** Returns the decisions possible for an application, matching the server's rules. */
export const actionsFor = (
  applicant: Decided & Pick<Applicant, 'participation_is_final'>,
): { accept: boolean; reject: boolean; undo: boolean } => {
  const isOpen = !applicant.participation_is_final && !applicant.has_withdrawn
  return {
    accept: isOpen && applicant.is_accepted !== true,
    reject: isOpen && applicant.is_accepted !== false,
    undo: isOpen && applicant.is_accepted !== null,
  }
}

/**
 * Returns the next undecided applicant after the given one, wrapping around; undefined if all are decided.
 */
export const nextUndecided = (applicants: Applicant[], after: number | undefined): Applicant | undefined => {
  const place = applicants.findIndex(({ id }) => id === after)
  const inTurn = [...applicants.slice(place + 1), ...applicants.slice(0, place + 1)]
  return inTurn.find(one => one.id !== after && groupOf(one) === 'applications')
}

/** Returns the previous or next applicant; undefined beyond the ends. */
export const neighbour = (applicants: Applicant[], id: number, step: 1 | -1): Applicant | undefined => {
  const place = applicants.findIndex(one => one.id === id)
  return place < 0 ? undefined : applicants[place + step]
}
