import './academy-form.css'
import './terms-fields.css'
import '../../../ui/text-button.css'
import type { AcademyInput } from '@academy/contract/office/academies/academy-input'
import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { errorAt } from '../../../ui/form/field-errors.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { TypedAcademy } from './academy-values.ts'
import { academyFormTexts } from './form-texts.ts'

const MAX_STEPS = 6

interface TermsFieldsProps {
  form: UseFormReturn<TypedAcademy, unknown, AcademyInput>
  name: 'withdrawal_terms' | 'lodging_terms'
  title: string
  hint: string
}

/** The steps of what stays due after a cancellation. */
export const TermsFields = ({ form, name, title, hint }: TermsFieldsProps) => {
  const texts = useTexts(academyFormTexts)
  const id = useId()
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `${name}.steps` })
  const numberField = (
    field: `${typeof name}.steps.${number}.${'least_days' | 'percent'}` | `${typeof name}.last_percent`,
  ) => ({
    ...form.register(field),
    error: errorAt(errors, field),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <fieldset className="terms-fields" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{title}</legend>
      <p className="academy-form-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {fields.map(({ id: key }, place) => (
        <div className="terms-step field-row" key={key}>
          <TextField label={texts.leastDays} {...numberField(`${name}.steps.${place}.least_days`)} />
          <TextField label={texts.percent} {...numberField(`${name}.steps.${place}.percent`)} />
          <button
            type="button"
            className="text-button text-button-danger"
            aria-label={texts.removeStep(place + 1)}
            onClick={() => remove(place)}
          >
            {texts.remove}
          </button>
        </div>
      ))}
      <div className="terms-step field-row">
        <TextField label={texts.lastPercent} {...numberField(`${name}.last_percent`)} />
        {fields.length < MAX_STEPS && (
          <button
            type="button"
            className="text-button"
            onClick={() => append({ least_days: '', percent: '' })}
          >
            {texts.addStep}
          </button>
        )}
      </div>
      <p className="field-error" id={`${id}-error`}>
        {errorAt(errors, name)}
      </p>
    </fieldset>
  )
}
