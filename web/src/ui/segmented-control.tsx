import './segmented-control.css'

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly { value: Value; name: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A choice between a few options, all of them visible. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<Value>) => (
  <fieldset className="segmented-control" aria-label={label}>
    {options.map(({ value, name }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {name}
      </button>
    ))}
  </fieldset>
)
