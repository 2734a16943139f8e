import './field.css'
import './checkbox.css'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  /** May hold a link, for instance to what one agrees to. */
  label: ReactNode
  error?: string | undefined
}

/** A box to tick, with what it means beside it. */
export const Checkbox = ({ label, error, ...input }: Props) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <p className="field-error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
