import type { AcademyChoice } from '@academy/contract/programme/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { programmeTexts } from './texts.ts'

interface AcademySelectProps {
  academies: readonly AcademyChoice[]
  chosen: AcademyChoice
  onChoose: (id: number) => void
}

/** Chooses the year whose offer is shown. */
export const AcademySelect = ({ academies, chosen, onChoose }: AcademySelectProps) => {
  const texts = useTexts(programmeTexts)
  return (
    <SelectField
      label={texts.academy}
      options={academies.map(({ id, year, is_current }) => ({
        value: String(id),
        label: texts.year(year, is_current),
      }))}
      value={String(chosen.id)}
      onChange={event => onChoose(Number(event.target.value))}
    />
  )
}
