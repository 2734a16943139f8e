import './labelled.css'
import { type ReactNode, useId } from 'react'

export interface LabelledProps {
  label: string
  /** Below the label: what to know before filling in. */
  hint?: string | undefined
  /** Below the field: what is wrong with it. */
  error?: string | undefined
}

/** What connects a control with its label, its hint and its error. */
interface Connections {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint below it, then the control, then its error. */
export const Labelled = ({
  label,
  hint,
  error,
  children,
}: LabelledProps & { children: (connections: Connections) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="labelled">
      <label className="labelled-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="labelled-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="labelled-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
