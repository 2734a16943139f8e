import './duration-input.css'
import { LONG_DURATION } from '@academy/contract/base/constants'
import type { ChangeEvent, KeyboardEvent, Ref } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { addMinutes, edit, normalizeDuration, secondsOf } from './duration.ts'

interface DurationInputProps extends FieldProps {
  /** m:ss; with seconds above 59 until the field was left. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const durationTexts = defineTexts({
  en: { isMeant: (duration: string) => `${duration} – is that what you mean?` },
  de: { isMeant: duration => `${duration} – ist das so gemeint?` },
})

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
 * A duration field: takes digits, shows them as m:ss and, beside it, in words. The arrow keys add or subtract a
 * minute.
 */
export const DurationInput = ({ value, onChange, onBlur, ref, ...labels }: DurationInputProps) => {
  const locale = useLocale()
  const { isMeant } = useTexts(durationTexts)
  const seconds = secondsOf(value)
  const understood = seconds ? spoken(seconds, locale) : ''
  const change = (next: string) => next !== value && onChange(next)

  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const edited = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const { text, caret } = edit(
      edited,
      value,
      (nativeEvent as InputEvent).inputType === 'deleteContentForward',
    )
    // Here, because React would put the caret at the end.
    input.value = text
    input.setSelectionRange(caret, caret)
    change(text)
  }

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
            inputMode="numeric"
            autoComplete="off"
            placeholder="0:00"
            value={value}
            onChange={type}
            onKeyDown={stepMinutes}
            onBlur={() => {
              change(normalizeDuration(value))
              onBlur?.()
            }}
          />
          <output className="duration-understood">
            {seconds && seconds > LONG_DURATION ? isMeant(understood) : understood}
          </output>
        </div>
      )}
    </Field>
  )
}
