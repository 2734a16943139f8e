import type { Ref } from 'react'
import { Field, type FieldProps } from '../../ui/form/field.tsx'
import { typedYear } from './typed-year.ts'

interface YearFieldProps extends FieldProps {
  value: number | null
  onChange: (value: number | null) => void
  onBlur: () => void
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A year field: digits only, at most four. */
export const YearField = ({ label, hint, error, value, onChange, ...input }: YearFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {control => (
      <input
        className="control"
        {...input}
        {...control}
        inputMode="numeric"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(typedYear(target.value))}
      />
    )}
  </Field>
)
