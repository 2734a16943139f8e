import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { focusInvalidDate } from '../../../ui/date-picker/invalid-date.ts'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import type { BookingState } from './use-booking.ts'
import { useOptionTexts } from './use-rooms.ts'
import { type Choices, isSkipped, NONE, type StepName, stayOf, stepNames } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'
import './wizard.css'

interface StepFormProps {
  step: StepName
  booking: Pick<BookingState, 'attempts' | 'isBusy' | 'showRefusal'>
  /** Undefined while there is nothing to choose from. */
  goOnLabel: string | undefined
  onGoOn: () => void
  children: ReactNode
}

/** The current step. Its heading is focused when it opens, and invalid fields after a refusal. */
export const StepForm = ({ step, booking, goOnLabel, onGoOn, children }: StepFormProps) => {
  const texts = useTexts(wizardTexts)
  const form = useFocusFirstError(booking.attempts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Show all of it, or at least its beginning.
    form.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [form])
  return (
    <form
      ref={form}
      className="lodging-step-form"
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const unread = focusInvalidDate(event.currentTarget)
        if (unread) booking.showRefusal(unread)
        else onGoOn()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <span className="lodging-step-count">
          {texts.stepOf(stepNames.indexOf(step) + 1, stepNames.length)}
        </span>{' '}
        {texts.steps[step]}
      </h2>
      {children}
      {goOnLabel && (
        <Button type="submit" isPending={booking.isBusy}>
          {goOnLabel}
        </Button>
      )}
    </form>
  )
}

interface StepRowProps {
  step: StepName
  choices: Choices
  options: LodgingOptions
  isComplete: boolean
  /** Before the current step, so the user can go back to it. */
  isBefore: boolean
}

/** A step other than the current one: its choice, and a link back to it. */
export const StepRow = ({ step, choices, options, isComplete, isBefore }: StepRowProps) => {
  const texts = useTexts(wizardTexts)
  const name = texts.steps[step]
  return (
    <li className="lodging-step-row" data-settled={isComplete || undefined}>
      <span className="lodging-step-number" aria-hidden="true">
        {stepNames.indexOf(step) + 1}
      </span>
      <p className="lodging-step-name">{name}</p>
      {isComplete && (
        <div className="lodging-step-value">
          <Chosen step={step} choices={choices} options={options} />
        </div>
      )}
      {isBefore && !isSkipped(step, choices) && (
        <ButtonLink
          look="text"
          to="/user/acomodation"
          search={{ step }}
          resetScroll={false}
          aria-label={texts.changeOf(name)}
        >
          {texts.change}
        </ButtonLink>
      )}
    </li>
  )
}

const Chosen = ({
  step,
  choices,
  options,
}: Pick<StepRowProps, 'step' | 'choices' | 'options'>): ReactNode => {
  const texts = useTexts(wizardTexts)
  const locale = useLocale()
  const optionTexts = useOptionTexts()
  const stay = stayOf(choices)
  const allergies = choices.allergies.trim()
  const written = (options: LodgingOptions['meal_types'], id: Choices['room'], ...more: string[]) => {
    const option = options.find(one => one.id === id)
    if (!option) return null
    const { name, price } = optionTexts(option)
    return [name, ...more, price].join(', ')
  }
  switch (step) {
    case 'dates':
      return (
        stay && (
          <>
            <TimePeriod start={stay.start_date} end={stay.end_date} />, {texts.dates.nights(nightsOf(stay))}
          </>
        )
      )
    case 'room':
      return choices.room === NONE ? texts.room.noneShort : written(options.room_types, choices.room)
    case 'meals':
      if (isSkipped(step, choices)) return texts.meals.withRoomOnly
      if (choices.meals === NONE || !choices.diet) return texts.meals.none
      return (
        <>
          {written(options.meal_types, choices.meals, dietText(locale, choices))}
          {allergies && `\n${texts.meals.allergies}: ${allergies}`}
        </>
      )
    case 'comment':
      return choices.comment.trim() || texts.comment.none
    case 'terms':
      return null
  }
}
