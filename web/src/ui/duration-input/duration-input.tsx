import './duration-input.css'
import type { KeyboardEvent, Ref } from 'react'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { addMinutes, formatTyped, normalizeDuration, secondsOf } from './duration.ts'

interface DurationInputProps extends FieldProps {
  /** m:ss, or empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const minutesOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** 200 → 3 minutes 20 seconds, in the page's language. */
const spoken = (seconds: number, locale: string): string => {
  const inUnits = (amount: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return `${inUnits(Math.floor(seconds / 60), 'minute')} ${inUnits(seconds % 60, 'second')}`
}

/** A duration field: digits shift in from the right, the arrow keys add or subtract a minute. */
export const DurationInput = ({ value, onChange, onBlur, ref, ...labels }: DurationInputProps) => {
  const locale = useLocale()
  const seconds = secondsOf(value)
  const change = (next: string) => next !== value && onChange(next)

  const stepMinutes = (event: KeyboardEvent) => {
    const minutes = minutesOfKey[event.key]
    if (minutes === undefined) return
    event.preventDefault()
    change(addMinutes(value, minutes))
  }

  return (
    <Field {...labels}>
      {control => (
        <input
          {...control}
          ref={ref}
          className="control duration-input"
          role="spinbutton"
          aria-valuenow={seconds ?? undefined}
          aria-valuetext={seconds === null ? undefined : spoken(seconds, locale)}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0:00"
          value={value}
          onChange={event => change(formatTyped(event.target.value))}
          onKeyDown={stepMinutes}
          onBlur={() => {
            change(normalizeDuration(value))
            onBlur?.()
          }}
        />
      )}
    </Field>
  )
}
