import './choice-cards.css'
import '../../../ui/form/field.css'
import { type ReactNode, useId } from 'react'

export interface Choice<Value> {
  value: Value
  name: string
  description?: string
  price?: string
  /** A current remark, such as availability. */
  note?: ReactNode
  isDisabled?: boolean
}

interface ChoiceCardsProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value | null
  error: string | undefined
  onChoose: (value: Value) => void
}

/** A radio group of cards with details. */
export const ChoiceCards = <Value extends string | number>({
  label,
  choices,
  chosen,
  error,
  onChoose,
}: ChoiceCardsProps<Value>) => {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
    >
      <span className="lodging-choices-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="lodging-choices">
        {choices.map(choice => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            group={id}
            isChosen={choice.value === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}

interface ChoiceCardProps<Value> {
  choice: Choice<Value>
  group: string
  isChosen: boolean
  onChoose: (value: Value) => void
}

// Labelled by name and price; the rest is its accessible description.
const ChoiceCard = <Value extends string | number>({
  choice: { value, name, description, price, note, isDisabled },
  group,
  isChosen,
  onChoose,
}: ChoiceCardProps<Value>) => {
  const id = `${group}-${value}`
  return (
    <label className="lodging-choice">
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-note ${id}-description`}
      />
      <span className="lodging-choice-head">
        <span className="lodging-choice-name" id={`${id}-name`}>
          {name}
        </span>
        <span className="lodging-choice-price" id={`${id}-price`}>
          {price}
        </span>
      </span>
      <span className="lodging-choice-note" id={`${id}-note`}>
        {note}
      </span>
      <span className="lodging-choice-description" id={`${id}-description`}>
        {description}
      </span>
    </label>
  )
}
