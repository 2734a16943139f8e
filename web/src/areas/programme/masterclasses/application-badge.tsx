import { isOpen, type Openness } from '@academy/contract/programme/masterclasses/is-open'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { masterclassTexts } from './texts.ts'

export type BadgeKind = 'over' | 'closed' | 'remaining'

/** A masterclass that is not over and still open after the academy's deadline accepts late applications. */
export const badgeOf = (masterclass: Openness, deadlinePassed: boolean): BadgeKind | undefined => {
  if (masterclass.is_over) return 'over'
  if (!isOpen(masterclass)) return 'closed'
  return deadlinePassed ? 'remaining' : undefined
}

interface ApplicationBadgeProps {
  masterclass: Openness
  deadlinePassed: boolean
}

/** A badge for unusual application states; none if applying is simply possible. */
export const ApplicationBadge = ({ masterclass, deadlinePassed }: ApplicationBadgeProps) => {
  const texts = useTexts(masterclassTexts)
  const badge = badgeOf(masterclass, deadlinePassed)
  if (!badge) return null
  return <Badge tone={badge === 'remaining' ? 'warm' : 'quiet'}>{texts.badges[badge]}</Badge>
}
