import type { AcademyChoice } from '@academy/contract/programme/editing/schemas'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { programmeTexts } from './texts.ts'

interface DayFieldsProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** Its days are the possible ones. */
  academy: AcademyChoice
}

/** The first and the last day of a masterclass or a period. */
export const DayFields = <Input extends FieldValues, Output>({
  form,
  academy,
}: DayFieldsProps<Input, Output>) => {
  const texts = useTexts(programmeTexts)
  const days = [
    { name: 'start_date' as Path<Input>, label: texts.start },
    { name: 'end_date' as Path<Input>, label: texts.end },
  ]
  return days.map(({ name, label }) => (
    <div key={name} data-width="quarter">
      <ControlledField form={form} name={name}>
        {({ onChange, value, ...control }) => (
          <DatePicker
            label={label}
            isCompact
            min={academy.start_date}
            max={academy.end_date}
            value={value as string | null}
            onUpdate={onChange as (day: string | null) => void}
            {...control}
          />
        )}
      </ControlledField>
    </div>
  ))
}
