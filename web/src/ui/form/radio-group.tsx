import './field.css'
import './radio-group.css'
import { type ComponentProps, useId } from 'react'
import type { FieldProps } from './field.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'value'> {
  options: readonly { value: string; label: string }[]
}

/** One of a few, all of them in sight. */
export const RadioGroup = ({ label, hint, error, options, ...input }: Props) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="field radio-group" aria-describedby={described || undefined}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map(option => (
        <label key={option.value}>
          <input type="radio" {...input} value={option.value} aria-invalid={error ? true : undefined} />
          {option.label}
        </label>
      ))}
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  )
}
