import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export const TextField = ({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error}>
    {control => <input className="control" {...input} {...control} />}
  </Field>
)
