import type { ComponentProps, FocusEvent } from 'react'
import { Field, type FieldProps } from './field.tsx'

export const TextField = ({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error}>
    {control => <input className="control" {...input} {...control} />}
  </Field>
)

/** A browser scrolls only to the line with the caret, and a bottom bar may cover the others. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest' })

export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {control => <textarea className="control" onFocus={showWhole} {...area} {...control} />}
  </Field>
)
