import { problem } from '../../../base/problem.ts'
import { refusalOf } from './rules.ts'

/** Returns the survey of a link. Throws if the link is unknown, spent or closed. */
export const requireOpenInvitation = <T extends { is_spent: boolean; is_closed: boolean }>(
  invited: T | undefined,
): T => {
  const refusal = refusalOf(invited)
  if (refusal || !invited) throw problem(refusal ?? 'not_found')
  return invited
}
