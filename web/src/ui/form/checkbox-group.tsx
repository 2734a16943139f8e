import './radio-group.css'
import './field.css'
import { useId } from 'react'

interface CheckboxGroupProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  error: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Several of some options, or none. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { label, options, chosen, error, onChange } = props
  const id = useId()
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter(one => one !== value))
  return (
    <fieldset
      className="radio-group checkbox-group"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="radio-group-label">{label}</legend>
      <div className="radio-group-options">
        {options.map(option => (
          <label key={option.value} className="radio">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={event => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  )
}
