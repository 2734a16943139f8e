import './checkbox.css'
import './field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  /** Below the label, such as a link to the document. */
  note?: ReactNode
}

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
