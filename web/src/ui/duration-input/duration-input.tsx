import './duration-input.css'
import type { KeyboardEvent, Ref } from 'react'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { addMinutes, normalizeDuration, secondsOf } from './duration.ts'

interface DurationInputProps extends FieldProps {
  /** As typed; m:ss once it was left. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const minutesOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** 200 → 3 minutes 20 seconds, in the page's language. Parts that are zero are left out. */
const spoken = (seconds: number, locale: string): string => {
  const inUnits = (amount: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  const parts: [number, string][] = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ]
  const named = parts.filter(([amount]) => amount > 0)
  return named.map(([amount, unit]) => inUnits(amount, unit)).join(' ')
}

/**
 * A duration field: a number alone means minutes, and what was understood is shown in words. The arrow keys
 * add or subtract a minute.
 */
export const DurationInput = ({ value, onChange, onBlur, ref, ...labels }: DurationInputProps) => {
  const locale = useLocale()
  const seconds = secondsOf(value)
  const understood = seconds ? spoken(seconds, locale) : ''
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
        <div className="duration-field">
          <input
            {...control}
            ref={ref}
            className="control duration-input"
            role="spinbutton"
            aria-valuenow={seconds ?? undefined}
            aria-valuetext={understood || undefined}
            // Has a point or a comma on the keyboards of phones; both separate minutes and seconds.
            inputMode="decimal"
            autoComplete="off"
            placeholder="0:00"
            value={value}
            onChange={event => change(event.target.value)}
            onKeyDown={stepMinutes}
            onBlur={() => {
              change(normalizeDuration(value))
              onBlur?.()
            }}
          />
          <output className="duration-understood">{understood}</output>
        </div>
      )}
    </Field>
  )
}
