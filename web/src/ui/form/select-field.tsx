import './select-field.css'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
  /** Shown before a choice. */
  placeholder?: string
}

export const SelectField = ({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {control => (
      <select className="control" {...select} {...control}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
