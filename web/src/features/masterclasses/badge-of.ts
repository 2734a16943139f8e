import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'

export type ApplicationBadge = 'over' | 'closed' | 'remaining'

/** A masterclass that is not over and still open after the academy's deadline accepts late applications. */
export const badgeOf = (
  { application_closed, is_over }: Pick<MasterclassCard, 'application_closed'> & { is_over?: boolean },
  deadlinePassed: boolean,
): ApplicationBadge | undefined => {
  if (is_over) return 'over'
  if (application_closed === 1) return 'closed'
  return deadlinePassed ? 'remaining' : undefined
}
