import './field.css'
import { type ReactNode, useId } from 'react'

/** What every field of a form takes beside the attributes of its control. */
export interface FieldProps {
  label: string
  /** Below the label: what to know before filling in. */
  hint?: string | undefined
  /** Below the control: what is wrong with it. */
  error?: string | undefined
}

/** What connects a control with its label, its hint and its error. */
interface ControlProps {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint below it, then the control, then what is wrong with it. */
export const Field = ({ label, hint, error, children }: Props) => {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" id={labelId} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="field-control">
        {children({
          id,
          'aria-labelledby': labelId,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      <p className="field-error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
