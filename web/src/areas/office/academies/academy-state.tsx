import type { AcademyCard } from '@academy/contract/office/academies/schemas'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'

export const academyStateTexts = defineTexts({
  en: { current: 'current', draft: 'draft', past: 'not current' },
  de: { current: 'aktuell', draft: 'Entwurf', past: 'nicht aktuell' },
})

type State = 'current' | 'draft' | 'past'

export const stateOf = ({ is_current, is_draft }: Pick<AcademyCard, 'is_current' | 'is_draft'>): State => {
  if (is_current) return 'current'
  return is_draft ? 'draft' : 'past'
}

export const AcademyBadge = ({ academy }: { academy: Pick<AcademyCard, 'is_current' | 'is_draft'> }) => {
  const states = useTexts(academyStateTexts)
  const state = stateOf(academy)
  return <Badge tone={state === 'past' ? 'quiet' : 'warm'}>{states[state]}</Badge>
}
