import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { later } from '../../base/later.tsx'
import { PressedTrigger, WaitingSpinner } from '../action-menu.tsx'
import { Field, type FieldProps } from '../form/field.tsx'
import {
  type DateFormat,
  type DateLimits,
  type DateProblem,
  dateFormatFor,
  exampleDay,
  formatDate,
  parseInput,
} from './date-format.ts'
import { invalidDateMark } from './invalid-date.ts'
import { datePickerTexts } from './texts.ts'
import './date-picker.css'
import './day-choice.css'

const MAX_LENGTH = 30

/** Returns the texts of a date field: its format, and errors about the input. */
const useDateTexts = (format: DateFormat, limits: DateLimits) => {
  const texts = useTexts(datePickerTexts)
  const pattern = format.pattern.replace(/[dmy]/g, letter => texts.letters[letter as 'd' | 'm' | 'y'])
  return {
    pattern,
    format: texts.format(pattern),
    explain: (problem: DateProblem, text: string): string => {
      switch (problem.kind) {
        case 'unreadable':
        case 'shortYear':
          return texts[problem.kind](text.trim().slice(0, MAX_LENGTH), formatDate(format, exampleDay(limits)))
        case 'nonexistent':
          return texts.nonexistent(text.trim().slice(0, MAX_LENGTH))
        case 'disabled':
          return texts.disabled
        default:
          return texts[problem.kind](formatDate(format, problem.day))
      }
    },
  }
}

// The calendar brings a large library. The field is complete without it.
const CalendarPopover = later(async () => (await import('./month-calendar.tsx')).CalendarPopover, {
  Waiting: WaitingSpinner,
  Answer: PressedTrigger,
})

interface DatePickerProps extends FieldProps, DateLimits {
  /** YYYY-MM-DD, or null. */
  value: string | null
  /** The new value, after a date was chosen or the field cleared. */
  onUpdate: (value: string | null) => void
  /** A date was chosen. */
  onChange?: (day: string) => void
  placeholder?: string
  /** Narrower limits of the calendar, where the form explains what is wrong with other days that are typed. */
  offered?: DateLimits
  /** For a row of fields: the format is in the field, and Tab skips the calendar, which the arrow key opens. */
  isCompact?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A date field, typed in the browser's format or chosen in a calendar. Invalid input stays with an error, the
 * value does not change, and forms are not submitted (see `focusInvalidDate`).
 */
export const DatePicker = ({
  value,
  onUpdate,
  onChange,
  placeholder,
  isCompact = false,
  onBlur,
  ref,
  min,
  max,
  disabled,
  offered,
  hint,
  error,
  label,
}: DatePickerProps) => {
  const texts = useTexts(datePickerTexts)
  const format = dateFormatFor(navigator.language)
  const limits = { min, max, disabled }
  const group = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The typed text belongs to the value it was typed over: another value replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string | null; isLeft: boolean }>()
  const written = value ? formatDate(format, value) : ''
  const typed = draft?.value === value ? draft : undefined
  const text = typed?.text ?? written
  const taken = parseInput(format, text, limits)
  const words = useDateTexts(format, limits)
  // A value from outside is validated by the form.
  const problem = typed && 'problem' in taken ? words.explain(taken.problem, text) : undefined

  const choose = (day: string) => {
    setDraft(undefined)
    setOpen(false)
    onUpdate(day)
    onChange?.(day)
  }
  const acceptText = () => {
    if (!typed) return
    if ('problem' in taken) return setDraft({ ...typed, isLeft: true })
    setDraft(undefined)
    if (taken.day === value) return
    if (taken.day) choose(taken.day)
    else onUpdate(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') acceptText()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <Field
      label={label}
      hint={isCompact ? hint : [hint, words.format].filter(Boolean).join(' ')}
      error={problem && typed?.isLeft ? problem : error}
    >
      {control => (
        <div className="control-group date-picker" ref={group}>
          <input
            {...control}
            {...invalidDateMark(problem)}
            ref={ref}
            className="control"
            // Has a point or a comma on the keyboards of phones; both are read.
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder ?? (isCompact ? words.pattern : texts.placeholder)}
            value={text}
            onChange={event => setDraft({ text: event.target.value, value, isLeft: false })}
            onKeyDown={onKeyDown}
            onBlur={() => {
              acceptText()
              onBlur?.()
            }}
          />
          <button
            type="button"
            className="control-button"
            aria-label={`${texts.calendar}: ${label}`}
            aria-haspopup="dialog"
            tabIndex={isCompact ? -1 : undefined}
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </button>
          <CalendarPopover
            label={label}
            locale={format.locale}
            triggerRef={group}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            value={value}
            onChoose={choose}
            {...limits}
            {...offered}
          />
        </div>
      )}
    </Field>
  )
}
