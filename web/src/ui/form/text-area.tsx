import type { ComponentProps, FocusEvent } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A browser shows the line with the caret alone, and a bar at the edge of the window may cover the others. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest' })

/** Several lines of text. */
export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {control => <textarea className="control" onFocus={showWhole} {...area} {...control} />}
  </Field>
)
