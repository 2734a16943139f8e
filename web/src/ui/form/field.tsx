import './field.css'
import { type ReactNode, useId } from 'react'

/** What every field of a form takes beside the attributes of its control. */
export interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** What connects a control with its label, its hint and its error. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint below it, then the control, then what is wrong with it. */
export const Field = ({ label, hint, error, children }: Props) => {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <p className="field-error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
