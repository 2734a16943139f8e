import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'

export type ApplicationBadge = 'closed' | 'remaining'

/** A masterclass that is still open after the academy's deadline takes late applications. */
export const badgeOf = (
  { application_closed }: Pick<MasterclassCard, 'application_closed'>,
  deadlinePassed: boolean,
): ApplicationBadge | undefined => {
  if (application_closed === 1) return 'closed'
  return deadlinePassed ? 'remaining' : undefined
}
