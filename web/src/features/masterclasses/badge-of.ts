import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'

export type ApplicationBadge = 'closed' | 'remaining'

/** A masterclass still open after the academy's deadline accepts late applications. */
export const badgeOf = (
  { application_closed }: Pick<MasterclassCard, 'application_closed'>,
  deadlinePassed: boolean,
): ApplicationBadge | undefined => {
  if (application_closed === 1) return 'closed'
  return deadlinePassed ? 'remaining' : undefined
}
