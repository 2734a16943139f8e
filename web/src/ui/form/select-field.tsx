import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** One of several, in the list that the device brings along. */
export const SelectField = ({ label, hint, error, options, placeholder, ...select }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {control => (
      <select className="control" {...select} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
