import type { SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { listTexts } from './list-texts.ts'

const stateOf = (masterclass: SelectionMasterclass) => {
  if (masterclass.final_participants_saved) return 'final'
  if (!masterclass.is_current) return 'past'
  if (masterclass.can_finalize) return 'ready'
  if (masterclass.application_count === 0) return 'empty'
  if (masterclass.all_decisions_done) return 'decided'
  return masterclass.final_save_open ? 'missing' : 'choosing'
}

/** The state of a selection; highlighted while someone has to act. */
export const SelectionState = ({ masterclass }: { masterclass: SelectionMasterclass }) => {
  const texts = useTexts(listTexts)
  const state = stateOf(masterclass)
  return (
    <Badge tone={state === 'ready' || state === 'missing' ? 'warm' : 'quiet'}>{texts.state[state]}</Badge>
  )
}
