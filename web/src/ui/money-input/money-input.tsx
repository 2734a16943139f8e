import './money-input.css'
import { formatEuros, parseEuros, parseSignedEuros } from '@academy/contract/base/typed-euros'
import { type Ref, useState } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { Field, type FieldProps } from '../form/field.tsx'

interface MoneyInputProps extends FieldProps {
  /** Euros; NaN while invalid. */
  value: number | null
  onChange: (amount: number) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Whether the amount may be negative. */
  isSigned?: boolean
}

/** An amount in euros, with comma or point. */
export const MoneyInput = ({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  ref,
  isSigned = false,
}: MoneyInputProps) => {
  const locale = useLocale()
  const parse = (text: string) => (isSigned ? parseSignedEuros : parseEuros)(text, locale)
  // The text is kept while typing, and formatted afterwards.
  const [draft, setDraft] = useState<string>()
  const leave = () => {
    if (draft !== undefined && !Number.isNaN(parse(draft))) setDraft(undefined)
    onBlur?.()
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {control => (
        <div className="money-input">
          <input
            {...control}
            ref={ref}
            className="control"
            inputMode={isSigned ? 'text' : 'decimal'}
            autoComplete="off"
            value={draft ?? (value === null ? '' : formatEuros(value, locale))}
            onChange={event => {
              setDraft(event.target.value)
              onChange(parse(event.target.value))
            }}
            onBlur={leave}
          />
          <span className="money-input-sign" aria-hidden="true">
            €
          </span>
        </div>
      )}
    </Field>
  )
}
