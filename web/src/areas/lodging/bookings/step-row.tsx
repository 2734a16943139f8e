import '../../../ui/text-button.css'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { nightsOf } from '@academy/contract/lodging/bookings/stay'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { useOfferTexts } from './use-offer-texts.ts'
import { type Choices, isSkipped, NONE, type StepName, stayOf, stepNames } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

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
        <Link
          className="text-button"
          to="/user/acomodation"
          search={{ step }}
          resetScroll={false}
          aria-label={texts.changeOf(name)}
        >
          {texts.change}
        </Link>
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
  const offerTexts = useOfferTexts()
  const stay = stayOf(choices)
  const allergies = choices.allergies.trim()
  const written = (offers: LodgingOptions['meal_types'], id: Choices['room'], ...more: string[]) => {
    const offer = offers.find(one => one.id === id)
    if (!offer) return null
    const { name, price } = offerTexts(offer)
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
