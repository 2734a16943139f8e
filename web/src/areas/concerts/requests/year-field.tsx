import type { Ref } from 'react'
import { Field, type FieldProps } from '../../../ui/form/field.tsx'

const MAX_DIGITS = 4

/** Returns the first four digits typed. */
export const typedYear = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : Number(digits)
}

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
