import type { Openness } from '@academy/contract/programme/masterclasses/is-open'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { badgeOf } from './badge-of.ts'
import { masterclassTexts } from './texts.ts'

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
