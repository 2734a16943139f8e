import './radio-group.css'
import './field.css'
import { type ComponentProps, useId } from 'react'
import type { FieldProps } from './field.tsx'

interface Props extends FieldProps, ComponentProps<'input'> {
  options: readonly { value: string; label: string }[]
  /** For a choice that is no field of the form itself. */
  chosen?: string | undefined
}

/** A radio group. The attributes are passed to every input. */
export const RadioGroup = ({ label, hint, error, options, chosen, required, ...input }: Props) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className="radio-group"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
    >
      <span className="radio-group-label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="radio-group-options">
        {options.map(option => (
          <label key={option.value} className="radio">
            <input
              {...input}
              {...(chosen !== undefined && { checked: option.value === chosen })}
              type="radio"
              value={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
