import './checkbox.css'
import './field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  /** Below the label: a link to what is agreed to, say. */
  note?: ReactNode
}

/** A box to tick, with what it says beside it. */
export const Checkbox = ({ label, error, note, ...input }: Props) => {
  const id = useId()
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {note && <div className="checkbox-note">{note}</div>}
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
