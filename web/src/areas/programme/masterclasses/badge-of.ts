import { isOpen, type Openness } from '@academy/contract/programme/masterclasses/is-open'

export type ApplicationBadge = 'over' | 'closed' | 'remaining'

/** A masterclass that is not over and still open after the academy's deadline accepts late applications. */
export const badgeOf = (masterclass: Openness, deadlinePassed: boolean): ApplicationBadge | undefined => {
  if (masterclass.is_over) return 'over'
  if (!isOpen(masterclass)) return 'closed'
  return deadlinePassed ? 'remaining' : undefined
}
