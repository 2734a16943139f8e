import type { AccompanimentPlan, Suggestion } from '@academy/contract/schedule/accompaniment-plan/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { planTexts } from './texts.ts'

interface SuggestionReasonProps {
  plan: AccompanimentPlan
  suggestion: Suggestion
}

/** Why this accompanist: the only one, or the one whose fullest day stays the lowest. */
export const SuggestionReason = ({ plan, suggestion }: SuggestionReasonProps) => {
  const texts = useTexts(planTexts)
  const nameOf = (period_id: number) => plan.accompanists.find(one => one.period_id === period_id)?.name ?? ''
  const [best, ...others] = suggestion.candidates
  if (!best) return <span className="user-quiet">{texts.noPeriod}</span>
  const name = nameOf(best.period_id)
  const compared = others.map(({ period_id, peak }) => texts.otherPeak(nameOf(period_id), peak))
  return (
    <span className="user-quiet">
      {others.length === 0 ? texts.onlyOne(name) : texts.peak(name, best.peak) + texts.others(compared)}
      {suggestion.is_estimate && others.length > 0 && ` ${texts.estimate}`}
    </span>
  )
}
