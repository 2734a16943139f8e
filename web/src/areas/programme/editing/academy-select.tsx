import type { AcademyChoice } from '@academy/contract/programme/editing/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { programmeTexts } from './texts.ts'

interface AcademySelectProps {
  academies: readonly AcademyChoice[]
  chosen: AcademyChoice
  /** Whether the academy is current, a draft or neither, in words. */
  stateOf: (academy: AcademyChoice) => string
  onChoose: (id: number) => void
}

/** Chooses the year whose offer is shown. */
export const AcademySelect = ({ academies, chosen, stateOf, onChoose }: AcademySelectProps) => {
  const texts = useTexts(programmeTexts)
  return (
    <SelectField
      label={texts.academy}
      options={academies.map(academy => ({
        value: String(academy.id),
        label: texts.year(academy.year, stateOf(academy)),
      }))}
      value={String(chosen.id)}
      onChange={event => onChoose(Number(event.target.value))}
    />
  )
}
