import './checkbox.css'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  /** May hold a link to what is agreed to. */
  label: ReactNode
  error?: string | undefined
}

/** One thing to agree to. */
export const Checkbox = ({ label, error, ...input }: Props) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="checkbox">
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <p className="field-error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
