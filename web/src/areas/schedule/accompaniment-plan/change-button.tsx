import '../../../ui/text-button.css'
import type { PlannedMasterclass } from '@academy/contract/schedule/accompaniment-plan/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { masterclassName } from './plan-names.ts'
import { planTexts } from './texts.ts'

interface ChangeButtonProps {
  masterclass: PlannedMasterclass
  onOpen: (masterclass: PlannedMasterclass) => void
}

/** Opens the dialog in which the office assigns. */
export const ChangeButton = ({ masterclass, onOpen }: ChangeButtonProps) => {
  const texts = useTexts(planTexts)
  const name = masterclassName(masterclass, useLocale())
  return (
    <button
      type="button"
      className="text-button"
      aria-label={texts.changeOf(name)}
      onClick={() => onOpen(masterclass)}
    >
      {texts.change}
    </button>
  )
}
