import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** Several lines of text. */
export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {control => <textarea className="control" {...area} {...control} />}
  </Field>
)
