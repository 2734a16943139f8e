import './field.css'
import { type ReactNode, useId } from 'react'

/** The props of every form field, besides the attributes of its control. */
export interface FieldProps {
  label: string
  /** Below the label. */
  hint?: string | undefined
  /** Below the control. */
  error?: string | undefined
}

/** Connects a control with its label, hint and error. */
export interface Control {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  /** A label belongs to inputs only, so that of any other element is text. */
  isInput?: boolean
  children: (control: Control) => ReactNode
}

/** Label, hint, control and error, from top to bottom. */
export const Field = ({ label, hint, error, isInput = true, children }: Props) => {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      {isInput ? (
        <label className="field-label" id={labelId} htmlFor={id}>
          {label}
        </label>
      ) : (
        <span className="field-label" id={labelId}>
          {label}
        </span>
      )}
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
